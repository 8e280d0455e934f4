/** Returns a name by which staff recognise the file, with the extension of its real content. */
export function safeName(given: string, extension: string): string {
  const stem = given
    // A phone may send an accent as a sign of its own, which would be dropped below.
    .normalize('NFC')
    .replace(/^.*[\\/]/, '')
    .replace(/\.[^.]*$/, '')
    // A messenger writes the time with a dot, a phone counts in brackets: people look for the name they know.
    .replace(/[^\p{L}\p{N} ._()-]+/gu, '')
    // Any other dot could pass for an extension: "factura.php.pdf".
    .replace(/(?<!\d)\.|\.(?!\d)/g, '')
    .trim()
    .slice(0, 80)
  return `${stem || 'archivo'}.${extension}`
}
