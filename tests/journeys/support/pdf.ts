import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Returns the text of a PDF in one line. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocument({ data: Uint8Array.from(bytes), verbosity: VerbosityLevel.ERRORS }).promise
  const pages: string[] = []
  for (let pageNumber = 1; pageNumber <= pdf.numPages; pageNumber++) {
    const { items } = await (await pdf.getPage(pageNumber)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  return pages.join('\n').replaceAll(/\s+/g, ' ')
}
