const MAX_STEM_LENGTH = 80

/**
 * Returns a name that is valid in every store, URL and file system and that staff still recognise: "Mejía (2).JPG"
 * becomes "Mejia-2.jpg". It is idempotent, so a file can be stored again under the same name.
 */
export function storedName(given: string): string {
  const base = given.replace(/^.*[\\/]/, '')
  const [, stem = '', extension = ''] = /^(.*?)(?:\.([^.]*))?$/su.exec(base) ?? []
  const suffix = plain(extension).toLowerCase()
  return `${plain(stem) || 'archivo'}${suffix && `.${suffix}`}`
}

/** Decomposes accents first, because phones encode "í" in two ways. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\w-]+/g, '-')
    .replace(/-{2,}/g, '-')
    .replace(/^[-_]+/, '')
    .slice(0, MAX_STEM_LENGTH)
    .replace(/-+$/, '')
