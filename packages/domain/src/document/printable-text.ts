// Visitors send characters that the PDF font cannot draw, and a single soft hyphen crashed the renderer. Only the
// printed text is changed; a complaint is stored as it was sent.

/** Hexadecimal code points and ranges that the font can draw, plus the line break. */
const drawableRanges =
  'a 20-7e a0-148 14a-17e 18f 192 1a0-1a1 1af-1b0 1c4-1ce 1e6-1e7 1ea-1eb 1fa-21b 22a-22d 230-233 237 259 2b9-2ba 2bc 2c6-2c7 2da 2dc-2dd 300-301 303-304 308-309 323 374-375 37e 384-38a 38c 38e-3a1 3a3-3cf 3d7 400-45f 490-491 4b0-4b1 1e80-1e85 1e9e 1ea0-1ef9 2013-2014 2018-201a 201c-201e 2020 2022 2026 2032-2033 2039-203a 2044 20a1 20a3-20a4 20a6-20a7 20a9 20ab-20ae 20b1-20b2 20b4-20b5 20b8-20ba 20bc-20bd 2116 2122 2191 2193 2212 2215'
    .split(' ')
    .map((range) => range.split('-').map((code) => Number.parseInt(code, 16)))
    .map(([first = 0, last = first]) => ({ first, last }))

const isDrawable = (character: string) => {
  const code = character.codePointAt(0) ?? 0
  return drawableRanges.some(({ first, last }) => code >= first && code <= last)
}

const REPLACEMENT = '[?]'

export function replaceUnprintable(text: string): string {
  const normalizedText = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\p{Cf}|\u034f/gu, '')
    .replace(/[^\S\n]/gu, ' ')
  return Array.from(normalizedText, (character) => (isDrawable(character) ? character : REPLACEMENT)).join('')
}

/** Returns whether any of the texts contains a character that cannot be printed. */
export const hasUnprintable = (texts: string[]): boolean =>
  texts.some((text) => replaceUnprintable(text).includes(REPLACEMENT))
