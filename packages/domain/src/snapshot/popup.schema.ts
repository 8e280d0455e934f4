import * as z from 'zod'
import { localized, mediaKey, slug } from '../language/localized.schema'

/** Where a link of the content leads: a page of ours, another site, a part of the page, or a pop-up (`popupAddress`). */
export const linkAddress = z.string().regex(/^(https:\/\/|\/(?!\/)|#)\S+$/)

export const textLink = z.object({ text: localized, href: linkAddress })

/** A text that opens over the page when a visitor presses a link to it, and never by itself. */
export const popup = z.object({
  key: slug,
  title: localized,
  text: localized,
  image: mediaKey.nullable(),
  button: textLink.nullable(),
})
export type Popup = z.infer<typeof popup>

/** What staff write as the address of a link that opens the pop-up. */
export const popupAddress = (key: string) => `#aviso-${key}`

/** The pop-ups that texts and addresses lead to. */
export function popupsNamedIn(text: string): string[] {
  return [...text.matchAll(/#aviso-([a-z0-9]+(?:-[a-z0-9]+)*)/g)].map((match) => match[1] ?? '')
}
