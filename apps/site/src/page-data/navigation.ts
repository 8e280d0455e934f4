import type { Locale } from '@sillar/domain/language/localized.schema'
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

const groups = { condominiums: 'condominium', apartments: 'apartment' } as const

/** Header and menu of every page ask; the log hears it once. */
let told = false

/** A menu without links stays empty and the build goes on; its log says so. */
export function warnOfEmptyMenu(items: unknown[]) {
  if (items.length === 0 && !told) console.warn('The header has no links: the menu of every page is empty.')
  told ||= items.length === 0
}

/** The menu as staff ordered it; the project lists inside follow from the projects. */
export function menuItems(locale: Locale): MenuItem[] {
  const { items } = localize(snapshot().navigation, locale)
  warnOfEmptyMenu(items)
  return items.map(({ target, label }) => {
    if (target === 'condominiums' || target === 'apartments') {
      return {
        kind: 'group',
        label,
        target,
        projects: projectsOfKind(groups[target], locale).map((project) => menuProject(project, locale)),
      }
    }
    return { kind: 'link', label, target, href: pathFor(target, locale) }
  })
}

/** What helps to choose among projects: below their lists, and in a row of its own on phones. */
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

export const menuAction = (locale: Locale): string => localize(snapshot().navigation.action, locale)
