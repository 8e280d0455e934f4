import { fromBufferPromise } from 'yauzl'

// Office files are zips. Their table of contents names what is inside; every part is unpacked once, because a table can
// understate how large a part becomes.

const MAX_ENTRIES = 4000
const MAX_UNPACKED_BYTES = 300 * 1024 * 1024

/** Macros, controls that run, and objects of other programs. */
const forbiddenNames = ['vbaproject', 'vbadata', 'activex/', 'oleobject']
const forbiddenEndings = ['.exe', '.dll', '.js', '.vbs', '.bat', '.cmd', '.scr', '.lnk', '.zip', '.hta', '.ps1']
/** A chart brings its numbers as a workbook. */
const embeddedEndings = ['.xlsx', '.docx', '.pptx']

const mainParts = { docx: 'word/document.xml', pptx: 'ppt/presentation.xml' }

/** Returns true when nothing in it can run and it does not swell when it is opened. A broken zip is not trusted. */
export async function isSafeOfficeFile(bytes: Uint8Array, kind: keyof typeof mainParts): Promise<boolean> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const zip = await fromBufferPromise(file, { lazyEntries: true })
  if (zip.entryCount > MAX_ENTRIES) return false
  const names = new Set<string>()
  let unpacked = 0
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName.toLowerCase()
    // Two parts of one name: programs differ in which one they open.
    if (names.has(name) || isForbiddenPart(name)) return false
    names.add(name)
    if (name.endsWith('/')) continue
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      unpacked += (chunk as Buffer).length
      if (unpacked > MAX_UNPACKED_BYTES) return false
    }
  }
  return names.has('[content_types].xml') && names.has(mainParts[kind])
}

function isForbiddenPart(name: string): boolean {
  if (forbiddenNames.some((part) => name.includes(part))) return true
  if (forbiddenEndings.some((ending) => name.endsWith(ending))) return true
  if (name.includes('/embeddings/') && !embeddedEndings.some((ending) => name.endsWith(ending))) return true
  // Some programs keep the settings of a printer beside the text.
  return name.endsWith('.bin') && !name.includes('printersettings')
}
