import { createInflate } from 'node:zlib'
import { getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

// A PDF is checked twice. pdf.js reads it as a viewer does and reports scripts and embedded files. A search through all
// bytes and compressed streams finds the actions that pdf.js does not report.

const MAX_UNPACKED_BYTES = 200 * 1024 * 1024

/**
 * PDF names for scripts, program launches, embedded files and forms that send data. `/OpenAction` is allowed, because
 * most word processors use it to set the first page. Short names are left out, because they occur by chance in image
 * bytes.
 */
const forbiddenName =
  /\/(JavaScript|Launch|EmbeddedFiles?|RichMedia|Rendition|SubmitForm|ImportData|GoToE)(?![A-Za-z0-9])/

/** Returns true if a PDF has no active content. Throws if it is broken or has a password and cannot be checked. */
export async function isSafePdf(bytes: Uint8Array): Promise<boolean> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (isForbidden(file.toString('latin1'))) return false
  if (await hasForbiddenStream(file)) return false
  // pdf.js takes ownership of the buffer, so it gets a copy.
  const loadingTask = getDocument({ data: Uint8Array.from(bytes), verbosity: VerbosityLevel.ERRORS })
  try {
    return !(await hasScriptsOrFiles(await loadingTask.promise))
  } finally {
    // The memory of the document must be freed, because the thread inspects further files.
    await loadingTask.destroy()
  }
}

/** Decodes escapes in names, such as /J#61vaScript. */
const decodeNames = (text: string) =>
  text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

const isForbidden = (text: string) => forbiddenName.test(decodeNames(text))

/** Returns true if a compressed stream contains a forbidden name, or all streams together exceed the size limit. */
async function hasForbiddenStream(file: Buffer): Promise<boolean> {
  let unpackedBytes = 0
  for (const start of findCompressedStreams(file)) {
    let streamTail = ''
    for await (const chunk of decompress(file.subarray(start))) {
      unpackedBytes += chunk.length
      const text = streamTail + chunk.toString('latin1')
      if (unpackedBytes > MAX_UNPACKED_BYTES || isForbidden(text)) return true
      // A name may span two chunks.
      streamTail = text.slice(-64)
    }
  }
  return false
}

/** Finds compressed streams by their zlib header, because their dictionary may be wrong. */
function* findCompressedStreams(file: Buffer): Generator<number> {
  for (let position = file.indexOf('stream'); position >= 0; position = file.indexOf('stream', position + 6)) {
    let start = position + 6
    while (file[start] === 0x0d || file[start] === 0x0a || file[start] === 0x20) start += 1
    const header = start + 2 <= file.length ? file.readUInt16BE(start) : 0
    if ((header >> 8) % 16 === 8 && header % 31 === 0) yield start
  }
}

/** Yields the data before the first error, because viewers show that part of a broken stream too. */
async function* decompress(compressedBytes: Buffer): AsyncGenerator<Buffer> {
  const inflate = createInflate({ chunkSize: 256 * 1024 })
  inflate.end(compressedBytes)
  try {
    for await (const chunk of inflate) yield chunk as Buffer
  } catch {
    return
  }
}

async function hasScriptsOrFiles(pdf: PDFDocumentProxy): Promise<boolean> {
  const { info } = (await pdf.getMetadata()) as { info: { IsXFAPresent?: boolean } }
  if (info.IsXFAPresent || (await pdf.getAttachments()) || (await pdf.getJSActions())) return true
  const openAction = await pdf.getOpenAction()
  if (openAction && 'action' in openAction) return true
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    if (await page.getJSActions()) return true
    const annotations = (await page.getAnnotations()) as { actions?: object; attachment?: unknown; subtype?: string }[]
    if (annotations.some(({ actions, attachment }) => actions || attachment)) return true
    page.cleanup()
  }
  return false
}
