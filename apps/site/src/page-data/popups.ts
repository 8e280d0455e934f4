import type { Locale } from '@app/domain/language/locale'
import { popupsNamedIn, popupUrl } from '@app/domain/snapshot/popup.schema'
import { localize } from './localize'
import { proseOf } from './markdown'
import { imageOf } from './media'
import { snapshot } from './snapshot'
import { tracked } from './tracked'

/** Returns the keys of the pop-ups that the HTML of a page links to. */
export const popupKeysIn = (html: string): string[] => [...new Set(popupsNamedIn(linkTargets(html)))]

export const popupsOf = tracked('popupsOf', (keys: string[], locale: Locale) =>
  localize(snapshot().popups, locale)
    .filter(({ key }) => keys.includes(key))
    .map(({ key, title, text, image, button }) => ({
      id: popupUrl(key).slice(1),
      title,
      text: proseOf(text, locale).parts,
      image: image ? imageOf(image, locale) : null,
      button,
    })),
)

const linkTargets = (html: string) => [...html.matchAll(/\shref="(#[^"]*)"/g)].map((match) => match[1]).join(' ')
