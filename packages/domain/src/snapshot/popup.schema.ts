import * as z from 'zod'
import { localized, mediaKey, slug } from '../language/localized.schema'

/** The target of a link can be a page, another site, a section or a pop-up (`popupUrl`). */
export const linkUrl = z.string().regex(/^(https:\/\/|\/(?!\/)|#)\S+$/)

export const textLink = z.object({ text: localized, href: linkUrl })

/** A dialog that only opens when a visitor clicks a link to it. */
export const popup = z.object({
  key: slug,
  title: localized,
  text: localized,
  image: mediaKey.nullable(),
  button: textLink.nullable(),
})
export type Popup = z.infer<typeof popup>

/** Returns the URL that staff enter as the target of a link to a pop-up. */
export const popupUrl = (key: string) => `#aviso-${key}`

/** Returns the keys of the pop-ups that a text or a URL links to. */
export function popupsNamedIn(text: string): string[] {
  // Skips the slower search for most texts, because every publish checks all texts and few have such links.
  if (!text.includes('#aviso-')) return []
  return [...text.matchAll(/#aviso-([a-z0-9]+(?:-[a-z0-9]+)*)/g)].map((match) => match[1] ?? '')
}
