/** Returns a name by which staff recognise the file, with the extension of its real content. */
export function safeName(given: string, extension: string): string {
  const stem = given
    // A phone may send an accent as a sign of its own, which would be dropped below.
    .normalize('NFC')
    .replace(/^.*[\\/]/, '')
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N} _-]+/gu, '')
    .trim()
    .slice(0, 80)
  return `${stem || 'archivo'}.${extension}`
}
