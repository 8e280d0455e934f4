const sizes = [
  { maxCharacters: 30, size: 68 },
  { maxCharacters: 48, size: 54 },
  { maxCharacters: 80, size: 46 },
  { maxCharacters: 130, size: 38 },
]
const SMALLEST_SIZE = 28
/** Average widths of a bold character in relation to the font size, a little wider than in the font. */
const CHARACTER_WIDTH = { word: 0.6, line: 0.54 }

/**
 * Returns the font size of a title in a block of this width. No word is wider than the block, and a title in two parts
 * has each part on one line.
 */
export function titleSize(parts: readonly string[], width: number): number {
  const characters = parts.join(' ').length
  const sizeOfLength = sizes.find(({ maxCharacters }) => characters <= maxCharacters)?.size ?? SMALLEST_SIZE
  if (parts.length > 1) return Math.min(sizeOfLength, ...parts.map((part) => lineSize(part, width)))
  const longestWord = Math.max(...parts.flatMap((part) => part.split(/\s+/)).map(({ length }) => length))
  return Math.min(sizeOfLength, Math.floor(width / (longestWord * CHARACTER_WIDTH.word)))
}

/** Returns the largest font size at which a text fits on one line. */
export const lineSize = (text: string, width: number): number =>
  Math.floor(width / (text.length * CHARACTER_WIDTH[/\s/.test(text) ? 'line' : 'word']))
