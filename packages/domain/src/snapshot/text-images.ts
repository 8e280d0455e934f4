// A text refers to an image by its key, as in `![](media:beach)`. The description is stored with the image, so it is
// the same in every text.

/** Returns the Markdown of an image in a text. */
export const textImage = (key: string) => `![](${textImageUrl(key)})`

const scheme = 'media:'
const textImageUrl = (key: string) => scheme + key

/** Returns the key of an image URL in a text, or null for any other URL. */
export const textImageKey = (url: string): string | null => (url.startsWith(scheme) ? url.slice(scheme.length) : null)

const imagePattern = /!\[[^\]]*\]\(media:([^)\s]+)\)/g

export function imagesNamedIn(text: string): string[] {
  // Skips the slower search for most texts, because every publish checks all texts and few have images.
  if (!text.includes(scheme)) return []
  return [...text.matchAll(imagePattern)].map((match) => match[1] ?? '')
}

export function replaceImages(text: string, replace: (key: string) => string): string {
  return text.replace(imagePattern, (_match, key: string) => replace(key))
}
