import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

const openPdf = (bytes: Uint8Array) =>
  getDocument({ data: Uint8Array.from(bytes), verbosity: VerbosityLevel.ERRORS }).promise

export const countPdfPages = async (bytes: Uint8Array): Promise<number> => (await openPdf(bytes)).numPages

/** Returns the text of a PDF in one line. */
export async function readPdfText(bytes: Uint8Array): Promise<string> {
  const pdf = await openPdf(bytes)
  const pages: string[] = []
  for (let pageNumber = 1; pageNumber <= pdf.numPages; pageNumber++) {
    const { items } = await (await pdf.getPage(pageNumber)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  return pages.join('\n').replaceAll(/\s+/g, ' ')
}
