/** Returns a file name that staff recognise, with the extension of the actual content. */
export function safeName(given: string, extension: string): string {
  const stem = given
    // Phones may send accents as combining characters, which would be dropped below.
    .normalize('NFC')
    .replace(/^.*[\\/]/, '')
    .replace(/\.[^.]*$/, '')
    // Keeps dots and brackets, which messengers and phones use in names ("10.22", "(2)").
    .replace(/[^\p{L}\p{N} ._()-]+/gu, '')
    // Removes other dots, which could pass for an extension: "factura.php.pdf".
    .replace(/(?<!\d)\.|\.(?!\d)/g, '')
    .trim()
    .slice(0, 80)
  return `${stem || 'archivo'}.${extension}`
}
