// A text refers to an image by its key, as in `![](media:beach)`. The description is stored with the image, so it is
// the same in every text.

/** Returns the Markdown of an image in a text. */
export const textPicture = (key: string) => `![](${textPictureUrl(key)})`

const scheme = 'media:'
const textPictureUrl = (key: string) => scheme + key

/** Returns the key of an image URL in a text, or null for any other URL. */
export const textPictureKey = (url: string): string | null => (url.startsWith(scheme) ? url.slice(scheme.length) : null)

const picturePattern = /!\[[^\]]*\]\(media:([^)\s]+)\)/g

export function picturesNamedIn(text: string): string[] {
  // Every publish calls this for all texts, and few have images.
  if (!text.includes(scheme)) return []
  return [...text.matchAll(picturePattern)].map((match) => match[1] ?? '')
}

export function replacePictures(text: string, replace: (key: string) => string): string {
  return text.replace(picturePattern, (_match, key: string) => replace(key))
}
