// An image in a text is referenced by its key on a line of its own: `![](media:beach)`. Its description is stored with
// the image, so that it is the same in both languages and everywhere.

/** Returns the Markdown of an image in a text. */
export const textPicture = (key: string) => `![](${textPictureUrl(key)})`

const scheme = 'media:'
const textPictureUrl = (key: string) => scheme + key

/** Returns the key of an image URL in a text, or null for any other URL. */
export const textPictureKey = (address: string): string | null =>
  address.startsWith(scheme) ? address.slice(scheme.length) : null

const everyPicture = /!\[[^\]]*\]\(media:([^)\s]+)\)/g

export function picturesNamedIn(text: string): string[] {
  return [...text.matchAll(everyPicture)].map((match) => match[1] ?? '')
}

export function replacePictures(text: string, replace: (key: string) => string): string {
  return text.replace(everyPicture, (_whole, key: string) => replace(key))
}
