import { createInflate } from 'node:zlib'
import { getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

// A PDF is checked twice. pdf.js reads it as a viewer does and reports scripts and embedded files. A search through all
// bytes and compressed streams finds the actions that pdf.js does not report.

const MAX_UNPACKED_BYTES = 200 * 1024 * 1024

/**
 * Scripts, program launches, embedded files and forms that send data. `/OpenAction` is allowed: most word processors
 * use it to set the first page. Short names are left out, because they occur by chance in image bytes.
 */
const forbidden = /\/(JavaScript|Launch|EmbeddedFiles?|RichMedia|Rendition|SubmitForm|ImportData|GoToE)(?![A-Za-z0-9])/

/** Rejects a PDF that is broken or has a password: its content cannot be checked. */
export async function isSafePdf(bytes: Uint8Array): Promise<boolean> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (isForbidden(file.toString('latin1'))) return false
  if (await hidesNames(file)) return false
  // pdf.js takes ownership of the buffer, so it gets a copy.
  const loading = getDocument({ data: Uint8Array.from(bytes), verbosity: VerbosityLevel.ERRORS })
  try {
    return !(await hasScriptsOrFiles(await loading.promise))
  } finally {
    // Frees the memory of the document: the thread inspects further files.
    await loading.destroy()
  }
}

/** Decodes escapes in names, such as /J#61vaScript. */
const plainNames = (text: string) =>
  text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

const isForbidden = (text: string) => forbidden.test(plainNames(text))

/** Returns whether a compressed stream contains a forbidden name, or all of them together exceed the size limit. */
async function hidesNames(file: Buffer): Promise<boolean> {
  let unpacked = 0
  for (const start of packedStreams(file)) {
    let end = ''
    for await (const chunk of unpackedChunks(file.subarray(start))) {
      unpacked += chunk.length
      const text = end + chunk.toString('latin1')
      if (unpacked > MAX_UNPACKED_BYTES || isForbidden(text)) return true
      // A name may span two chunks.
      end = text.slice(-64)
    }
  }
  return false
}

/** Finds streams by their zlib header, whatever their dictionary says. */
function* packedStreams(file: Buffer): Generator<number> {
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    let start = at + 6
    while (file[start] === 0x0d || file[start] === 0x0a || file[start] === 0x20) start += 1
    const header = start + 2 <= file.length ? file.readUInt16BE(start) : 0
    if ((header >> 8) % 16 === 8 && header % 31 === 0) yield start
  }
}

/** Yields what can be decompressed even if the rest is broken: viewers show that part too. */
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
