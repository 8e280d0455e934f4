// A picture inside a running text is named by its key, as a line of its own: `![](media:beach)`. What it shows and how
// it is described stand with the picture, so that both languages and every place say the same.

/** What the Markdown of a text has where a picture stands. */
export const textPicture = (key: string) => `![](${textPictureAddress(key)})`

const scheme = 'media:'
const textPictureAddress = (key: string) => scheme + key

/** The key of the picture an address of a text names, or null where it is any other address. */
export const textPictureKey = (address: string): string | null =>
  address.startsWith(scheme) ? address.slice(scheme.length) : null

const everyPicture = /!\[[^\]]*\]\(media:([^)\s]+)\)/g

export function picturesNamedIn(text: string): string[] {
  return [...text.matchAll(everyPicture)].map((match) => match[1] ?? '')
}

export function replacePictures(text: string, replace: (key: string) => string): string {
  return text.replace(everyPicture, (_whole, key: string) => replace(key))
}
