// The editor's Markdown refers to an image by its database id, `![media:4f22…]()`; the snapshot and the demo content
// use its key. These functions convert between the two.
import { replacePictures, textPicture } from '@app/domain/snapshot/text-pictures'

const byId = /!\[media:([^\]]+)\]\(\)/g

/** Replaces ids by keys. An image that no longer exists is removed, or its id would be shown as text. */
export const imageIdsToKeys = (markdown: string, keyOf: (id: string) => string | null): string =>
  markdown.replace(byId, (_whole, id: string) => {
    const key = keyOf(id)
    return key === null ? '' : textPicture(key)
  })

export const imageKeysToIds = (markdown: string, idOf: (key: string) => string | undefined): string =>
  replacePictures(markdown, (key) => `![media:${idOf(key) ?? ''}]()`)
