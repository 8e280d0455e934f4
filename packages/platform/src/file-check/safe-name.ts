/** Returns a file name that staff recognise, with the extension of its actual type. */
export function safeName(originalName: string, extension: string): string {
  const stem = originalName
    // Phones may send accents as combining characters, which a later replacement would drop.
    .normalize('NFC')
    .replace(/^.*[\\/]/, '')
    .replace(/\.[^.]*$/, '')
    // Keeps dots and brackets, which messengers and phones use in names ("10.22", "(2)").
    .replace(/[^\p{L}\p{N} ._()-]+/gu, '')
    // Removes dots that are not between digits, because they could look like an extension ("factura.php.pdf").
    .replace(/(?<!\d)\.|\.(?!\d)/g, '')
    .trim()
    .slice(0, 80)
  return `${stem || 'archivo'}.${extension}`
}
