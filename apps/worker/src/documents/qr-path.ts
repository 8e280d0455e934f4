import { encode } from 'uqr'

/** Returns a QR code as one SVG path, with medium error correction for folds and poor printers. */
export function qrPath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  return { size, path: data.map((row, y) => rowPath(row, y)).join('') }
}

/** Merges neighbouring modules into one shape, because viewers show hairlines between separate shapes. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = ''
  let length = 0
  for (let x = 0; x <= row.length; x += 1) {
    if (row[x]) length += 1
    else if (length > 0) {
      path += `M${x - length} ${y}h${length}v1h-${length}z`
      length = 0
    }
  }
  return path
}
