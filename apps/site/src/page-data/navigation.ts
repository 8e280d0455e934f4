import type { Locale } from '@app/domain/language/locale'
import { type PageId, pathFor } from '@/i18n/routes'
import { translator } from '@/i18n/translator'
import { localize } from './localize'
import { pictureOf } from './media'
import { type ProjectView, projectsOfKind } from './projects'
import { snapshot } from './snapshot'

type MenuLink = { kind: 'link'; label: string; href: string; target: string }
export type MenuGroup = { kind: 'group'; label: string; target: string; projects: MenuProject[] }
type MenuProject = ReturnType<typeof menuProject>
export type MenuItem = MenuLink | MenuGroup

const groupKinds = { condominiums: 'condominium', apartments: 'apartment' } as const

/** Whether the warning was logged. Every page builds the menu, but one warning is enough. */
let hasWarned = false

/** Logs one warning if the menu has no links; the build continues. */
export function warnOfEmptyMenu(items: unknown[]) {
  if (items.length === 0 && !hasWarned) console.warn('The header has no links: the menu of every page is empty.')
  hasWarned ||= items.length === 0
}

/** Returns the menu in the order that staff chose. Its groups list all projects of a kind. */
export function menuItems(locale: Locale): MenuItem[] {
  const { items } = localize(snapshot().navigation, locale)
  warnOfEmptyMenu(items)
  return items.map(({ target, label }) => {
    if (target === 'condominiums' || target === 'apartments') {
      return {
        kind: 'group',
        label,
        target,
        projects: projectsOfKind(groupKinds[target], locale).map((project) => menuProject(project, locale)),
      }
    }
    return { kind: 'link', label, target, href: pathFor(target, locale) }
  })
}

/**
 * Returns the links to the quote page and the comparison. The menu shows them below the project lists, on phones in a
 * separate row.
 */
export function menuTools(locale: Locale): { label: string; href: string; target: PageId }[] {
  const t = translator(locale)
  return [
    { label: t('footer.quote'), href: pathFor('quote', locale), target: 'quote' },
    { label: t('footer.compare'), href: pathFor('compare', locale), target: 'compare' },
  ]
}

function menuProject({ name, path, at, minAreaM2, cardImage }: ProjectView, locale: Locale) {
  const placeAndArea = translator(locale)('header.placeAndArea', { place: at.name, area: minAreaM2 })
  return { name, path, place: at.name, placeAndArea, picture: pictureOf(cardImage, locale) }
}

export const menuButtonText = (locale: Locale): string => localize(snapshot().navigation.action, locale)
