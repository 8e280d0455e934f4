// The renderer decompresses a WOFF font again for every glyph it looks up, which takes two thirds of the rendering
// time. Decompressing it once with zlib makes rendering three times as fast.
import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'

const HEADER_BYTES = 44
const ENTRY_BYTES = 20

/** Decompresses a WOFF font and returns it as a data URL. */
export function uncompressedFont(file: string): string {
  return `data:font/ttf;base64,${decompressWoff(readFileSync(file)).toString('base64')}`
}

function decompressWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = HEADER_BYTES + index * ENTRY_BYTES
    const [offset, compressedLength, length] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field)) as [
      number,
      number,
      number,
    ]
    const bytes = woff.subarray(offset, offset + compressedLength)
    const tag = woff.subarray(entry, entry + 4)
    return {
      tag,
      checksum: woff.readUInt32BE(entry + 16),
      bytes: compressedLength < length ? inflateSync(bytes) : bytes,
    }
  })
  const head = Buffer.alloc(12 + count * 16)
  const power = Math.floor(Math.log2(count))
  head.writeUInt32BE(woff.readUInt32BE(4), 0)
  for (const [field, value] of [count, 2 ** power * 16, power, (count - 2 ** power) * 16].entries())
    head.writeUInt16BE(value, 4 + field * 2)
  let offset = head.length
  const body = tables.flatMap(({ tag, checksum, bytes }, index) => {
    const entry = 12 + index * 16
    tag.copy(head, entry)
    for (const [field, value] of [checksum, offset, bytes.length].entries())
      head.writeUInt32BE(value, entry + 4 + field * 4)
    // Tables are aligned to four bytes.
    const paddedTable = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])
    offset += paddedTable.length
    return [paddedTable]
  })
  return Buffer.concat([head, ...body])
}
