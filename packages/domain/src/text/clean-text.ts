// biome-ignore lint/suspicious/noControlCharactersInRegex: PostgreSQL does not store the character 0.
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

/** Removes control characters and half surrogate pairs, which PostgreSQL rejects, and shortens the text. */
export const cleanText = (value: string | undefined, maxLength: number): string =>
  (value ?? '').toWellFormed().replace(controlCharacters, '').trim().slice(0, maxLength).toWellFormed()
