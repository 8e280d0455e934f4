import type { Locale } from '@sillar/domain/language/localized.schema'
import { popupAddress, popupsNamedIn } from '@sillar/domain/snapshot/popup.schema'
import { localize } from './localize'
import { proseOf } from './markdown'
import { pictureOf } from './media'
import { snapshot } from './snapshot'

/** The pop-ups that links of a page lead to, each once. */
export function popupsOf(page: string, locale: Locale) {
  const linked = new Set(popupsNamedIn(linkAddresses(page)))
  return localize(snapshot().popups, locale)
    .filter(({ key }) => linked.has(key))
    .map(({ key, title, text, image, button }) => ({
      id: popupAddress(key).slice(1),
      title,
      text: proseOf(text, locale).parts,
      picture: image ? pictureOf(image, locale) : null,
      button,
    }))
}

const linkAddresses = (html: string) => [...html.matchAll(/\shref="(#[^"]*)"/g)].map((match) => match[1]).join(' ')
