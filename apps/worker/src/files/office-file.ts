import { fromBufferPromise } from 'yauzl'

// Office files are zip archives. Their directory can understate the size of a part, so every part is unpacked once.

const MAX_ENTRIES = 4000
const MAX_UNPACKED_BYTES = 300 * 1024 * 1024

/** Macros, ActiveX controls and embedded OLE objects. */
const forbiddenNames = ['vbaproject', 'vbadata', 'activex/', 'oleobject']
const forbiddenEndings = ['.exe', '.dll', '.js', '.vbs', '.bat', '.cmd', '.scr', '.lnk', '.zip', '.hta', '.ps1']
/** Allowed in embeddings, because a chart embeds its data as a workbook. */
const embeddedEndings = ['.xlsx', '.docx', '.pptx']

const mainParts = { docx: 'word/document.xml', pptx: 'ppt/presentation.xml' }

/**
 * Returns true if no part can run code and the archive is not a decompression bomb. Throws if the archive is broken.
 */
export async function isSafeOfficeFile(bytes: Uint8Array, kind: keyof typeof mainParts): Promise<boolean> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const zip = await fromBufferPromise(file, { lazyEntries: true })
  if (zip.entryCount > MAX_ENTRIES) return false
  const names = new Set<string>()
  let unpackedBytes = 0
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName.toLowerCase()
    // Programs differ in which of two parts with the same name they open.
    if (names.has(name) || isForbiddenPart(name)) return false
    names.add(name)
    if (name.endsWith('/')) continue
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      unpackedBytes += (chunk as Buffer).length
      if (unpackedBytes > MAX_UNPACKED_BYTES) return false
    }
  }
  return names.has('[content_types].xml') && names.has(mainParts[kind])
}

function isForbiddenPart(name: string): boolean {
  if (forbiddenNames.some((part) => name.includes(part))) return true
  if (forbiddenEndings.some((ending) => name.endsWith(ending))) return true
  if (name.includes('/embeddings/') && !embeddedEndings.some((ending) => name.endsWith(ending))) return true
  // Some programs store printer settings as a .bin part.
  return name.endsWith('.bin') && !name.includes('printersettings')
}
