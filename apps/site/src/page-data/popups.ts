import type { Locale } from '@app/domain/language/locale'
import { popupsNamedIn, popupUrl } from '@app/domain/snapshot/popup.schema'
import { localize } from './localize'
import { proseOf } from './markdown'
import { pictureOf } from './media'
import { snapshot } from './snapshot'

/** Returns the pop-ups that the HTML of a page links to. */
export function popupsOf(page: string, locale: Locale) {
  const linkedKeys = new Set(popupsNamedIn(linkTargets(page)))
  return localize(snapshot().popups, locale)
    .filter(({ key }) => linkedKeys.has(key))
    .map(({ key, title, text, image, button }) => ({
      id: popupUrl(key).slice(1),
      title,
      text: proseOf(text, locale).parts,
      picture: image ? pictureOf(image, locale) : null,
      button,
    }))
}

const linkTargets = (html: string) => [...html.matchAll(/\shref="(#[^"]*)"/g)].map((match) => match[1]).join(' ')
