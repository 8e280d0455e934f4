// The editor's own Markdown names a picture by its collection and database id, `![media:4f22…]()`; the snapshot and the
// demo content by its key. Between the two, as with every other reference.
import { replacePictures, textPicture } from '@sillar/domain/snapshot/text-pictures'

const byId = /!\[media:([^\]]+)\]\(\)/g

/** A picture that is gone leaves nothing behind: its id would be text on the page. */
export const picturesByKey = (markdown: string, keyOf: (id: string) => string | null): string =>
  markdown.replace(byId, (_whole, id: string) => {
    const key = keyOf(id)
    return key === null ? '' : textPicture(key)
  })

export const picturesById = (markdown: string, idOf: (key: string) => string | undefined): string =>
  replacePictures(markdown, (key) => `![media:${idOf(key) ?? ''}]()`)
