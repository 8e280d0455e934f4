// A small file can declare a billion pixels and exhaust the memory of the program that opens it. Only the declared size
// in its header is read.

const MAX_PIXELS = 100_000_000

type Size = { width: number; height: number }

export function isSafeImage(bytes: Uint8Array, type: 'jpg' | 'png'): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const size = type === 'png' ? pngSize(file) : jpegSize(file)
  return !size || size.width * size.height <= MAX_PIXELS
}

const pngSize = (file: Buffer): Size | undefined =>
  file.length < 24 ? undefined : { width: file.readUInt32BE(16), height: file.readUInt32BE(20) }

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Follows the JPEG markers to the frame header, which contains the size. */
function jpegSize(file: Buffer): Size | undefined {
  let offset = 2
  while (offset + 9 < file.length && file[offset] === 0xff) {
    const marker = file.readUInt8(offset + 1)
    if (isFrame(marker)) return { height: file.readUInt16BE(offset + 5), width: file.readUInt16BE(offset + 7) }
    offset += 2 + file.readUInt16BE(offset + 2)
  }
  return undefined
}
