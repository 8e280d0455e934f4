import { createInflate } from 'node:zlib'
import { getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

// Two looks at a PDF. pdf.js reads it as a viewer does, through every filter and cross-reference, and says which scripts
// and files it finds. A search of all bytes, and of all packed streams, finds the actions that pdf.js does not report.

const MAX_UNPACKED_BYTES = 200 * 1024 * 1024

/**
 * Scripts, starting a program, files inside, forms that send. `/OpenAction` alone is harmless: most word processors write
 * it to say which page is shown first. Only long names: short ones occur by chance in the bytes of pictures.
 */
const forbidden = /\/(JavaScript|Launch|EmbeddedFiles?|RichMedia|Rendition|SubmitForm|ImportData|GoToE)(?![A-Za-z0-9])/

/** A PDF that cannot be read, because it is broken or has a password, is not safe: nobody could say what it does. */
export async function isSafePdf(bytes: Uint8Array): Promise<boolean> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (isForbidden(file.toString('latin1'))) return false
  if (await hidesNames(file)) return false
  // pdf.js takes the bytes away from us, so it gets a copy.
  const pdf = await getDocument({ data: Uint8Array.from(bytes), verbosity: VerbosityLevel.ERRORS }).promise
  return !(await hasScriptsOrFiles(pdf))
}

/** A name may be written with escapes: /J#61vaScript. */
const plainNames = (text: string) =>
  text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

const isForbidden = (text: string) => forbidden.test(plainNames(text))

/** Whether a packed stream holds a forbidden name, or all of them together swell. */
async function hidesNames(file: Buffer): Promise<boolean> {
  let unpacked = 0
  for (const start of packedStreams(file)) {
    let end = ''
    for await (const chunk of unpackedChunks(file.subarray(start))) {
      unpacked += chunk.length
      const text = end + chunk.toString('latin1')
      if (unpacked > MAX_UNPACKED_BYTES || isForbidden(text)) return true
      // A name may lie across two chunks.
      end = text.slice(-64)
    }
  }
  return false
}

/** Whatever its dictionary says, a stream whose first two bytes are a zlib header is unpacked. */
function* packedStreams(file: Buffer): Generator<number> {
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    let start = at + 6
    while (file[start] === 0x0d || file[start] === 0x0a || file[start] === 0x20) start += 1
    const header = start + 2 <= file.length ? file.readUInt16BE(start) : 0
    if ((header >> 8) % 16 === 8 && header % 31 === 0) yield start
  }
}

/** Gives what can be unpacked, also when the rest is broken: viewers show that part too. */
async function* unpackedChunks(packed: Buffer): AsyncGenerator<Buffer> {
  const inflate = createInflate({ chunkSize: 256 * 1024 })
  inflate.end(packed)
  try {
    for await (const chunk of inflate) yield chunk as Buffer
  } catch {
    return
  }
}

async function hasScriptsOrFiles(pdf: PDFDocumentProxy): Promise<boolean> {
  const { info } = (await pdf.getMetadata()) as { info: { IsXFAPresent?: boolean } }
  if (info.IsXFAPresent || (await pdf.getAttachments()) || (await pdf.getJSActions())) return true
  const opening = await pdf.getOpenAction()
  if (opening && 'action' in opening) return true
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    if (await page.getJSActions()) return true
    const annotations = (await page.getAnnotations()) as { actions?: object; attachment?: unknown; subtype?: string }[]
    if (annotations.some(({ actions, attachment }) => actions || attachment)) return true
    page.cleanup()
  }
  return false
}
