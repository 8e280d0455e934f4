// The editor refers to an image by its database id, as in `![media:4f22…]()`. The snapshot and the demo content use
// its key.
import { replaceImages, textImage } from '@app/domain/snapshot/text-images'

const imageIdPattern = /!\[media:([^\]]+)\]\(\)/g

/** Replaces ids with keys. A deleted image is removed, because its id would be shown as text. */
export const imageIdsToKeys = (markdown: string, keyOf: (id: string) => string | null): string =>
  markdown.replace(imageIdPattern, (_match, id: string) => {
    const key = keyOf(id)
    return key === null ? '' : textImage(key)
  })

export const imageKeysToIds = (markdown: string, idOf: (key: string) => string | undefined): string =>
  replaceImages(markdown, (key) => `![media:${idOf(key) ?? ''}]()`)
