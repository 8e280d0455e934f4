// Office files are zips. Only their table of contents is read, nothing is unpacked: it names what is inside and how
// large it would become, and a program that opens the file goes by the same table.

const MAX_ENTRIES = 4000
const MAX_UNPACKED_BYTES = 300 * 1024 * 1024

const END = 0x06054b50
const ENTRY = 0x02014b50

/**
 * Macros, and programs or other files inside: no complaint needs them, and staff would open them. A chart brings its
 * numbers as a workbook, and some programs keep the printer's settings: both are in many honest files.
 */
const forbiddenParts = [
  /vbaProject|vbaData|activeX\/|oleObject/i,
  /\/embeddings\/.*(?<!\.(xlsx|docx|pptx))$/i,
  /(?<!printerSettings\d*)\.bin$/i,
  /\.(exe|dll|js|vbs|bat|cmd|scr|lnk|zip)$/i,
]

type Entry = { name: string; unpackedBytes: number }

/** Whether nothing in it can run and it does not swell when it is opened. A table that cannot be read is not trusted. */
export function isHarmlessOfficeFile(bytes: Uint8Array): boolean {
  const entries = readTable(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  if (!entries || entries.length === 0) return false
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpackedBytes, 0)
  return unpacked <= MAX_UNPACKED_BYTES && !entries.some(({ name }) => forbiddenParts.some((part) => part.test(name)))
}

function readTable(file: Buffer): Entry[] | undefined {
  const end = file.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  if (end < 0 || end + 22 > file.length || file.readUInt32LE(end) !== END) return undefined
  const count = file.readUInt16LE(end + 10)
  let at = file.readUInt32LE(end + 16)
  if (count > MAX_ENTRIES) return undefined
  const entries: Entry[] = []
  for (let entry = 0; entry < count; entry += 1) {
    if (at + 46 > file.length || file.readUInt32LE(at) !== ENTRY) return undefined
    const nameLength = file.readUInt16LE(at + 28)
    const more = file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
    entries.push({
      name: file.toString('utf8', at + 46, at + 46 + nameLength),
      unpackedBytes: file.readUInt32LE(at + 24),
    })
    at += 46 + nameLength + more
  }
  return entries
}
