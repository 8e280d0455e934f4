const MAX_STEM_LENGTH = 80

/**
 * Returns a name that is valid in every store, URL and file system and that staff still recognise: "Mejía (2).JPG"
 * becomes "Mejia-2.jpg". Returns a stored name unchanged, so a file can be stored again under its name.
 */
export function storedName(originalName: string): string {
  const base = originalName.replace(/^.*[\\/]/, '')
  const [, stem = '', extension = ''] = /^(.*?)(?:\.([^.]*))?$/su.exec(base) ?? []
  const suffix = toAscii(extension).toLowerCase()
  return `${toAscii(stem) || 'archivo'}${suffix && `.${suffix}`}`
}

/** Removes accents and replaces special characters by hyphens. Phones encode "í" in two ways, so NFKD comes first. */
const toAscii = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\w-]+/g, '-')
    .replace(/-{2,}/g, '-')
    .replace(/^[-_]+/, '')
    .slice(0, MAX_STEM_LENGTH)
    .replace(/-+$/, '')
