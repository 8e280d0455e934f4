import { crc32, deflateSync } from 'node:zlib'

// Small valid files, because the intake checks the bytes of a file and not its name.

const latin1Bytes = (value: string) => Uint8Array.from(Buffer.from(value, 'latin1'))

export const pdf = latin1Bytes(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)

export const jpeg = Uint8Array.from([
  0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0, 0xff, 0xd9,
])

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const lengthAndChecksum = Buffer.alloc(8)
  lengthAndChecksum.writeUInt32BE(data.length, 0)
  lengthAndChecksum.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([lengthAndChecksum.subarray(0, 4), body, lengthAndChecksum.subarray(4)])
}

const pngHeader = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])
export const png = Uint8Array.from(
  Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', pngHeader),
    pngChunk('IDAT', deflateSync(Buffer.from([0, 255]))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]),
)

/** Builds a zip with uncompressed entries, also for office files, which are zips. */
export function zip(
  entries: [name: string, content: string | Uint8Array, claimedBytes?: number][],
): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content, claimedBytes] of entries) {
    const [path, data] = [Buffer.from(name), Buffer.from(content as string)]
    const entryHeader = Buffer.alloc(26)
    entryHeader.writeUInt16LE(20, 0)
    entryHeader.writeUInt32LE(crc32(data), 10)
    entryHeader.writeUInt32LE(data.length, 14)
    entryHeader.writeUInt32LE(claimedBytes ?? data.length, 18)
    entryHeader.writeUInt16LE(path.length, 22)
    const localEntry = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), entryHeader, path, data])
    const central = Buffer.alloc(14)
    central.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), entryHeader, central, path]))
    parts.push(localEntry)
    offset += localEntry.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(central.length, 8)
  end.writeUInt32LE(offset, 12)
  return Uint8Array.from(Buffer.concat([...parts, central, Buffer.from('PK\x05\x06', 'latin1'), end]))
}

export const contentTypes = (part: string, type: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}.main+xml"/></Types>`

export const docx = zip([
  ['[Content_Types].xml', contentTypes('/word/document.xml', 'wordprocessingml.document')],
  ['word/document.xml', '<w:document/>'],
])
export const pptx = zip([
  ['[Content_Types].xml', contentTypes('/ppt/presentation.xml', 'presentationml.presentation')],
  ['ppt/presentation.xml', '<p:presentation/>'],
])
export const plainZip = zip([['readme.txt', 'hello']])
export const executable = Uint8Array.from(Buffer.concat([Buffer.from('MZ\x90\x00', 'latin1'), Buffer.alloc(200)]))
export const webPage = latin1Bytes('<!doctype html><script>alert(1)</script>')
