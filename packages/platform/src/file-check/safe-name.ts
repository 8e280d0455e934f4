/** Kept for staff to recognise the file; its ending tells the truth about the content. */
export function safeName(given: string, extension: string): string {
  const stem = given
    .replace(/^.*[\\/]/, '')
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N} _-]+/gu, '')
    .trim()
    .slice(0, 80)
  return `${stem || 'archivo'}.${extension}`
}
