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

const groups = { condominiums: 'condominium', apartments: 'apartment' } as const

/** Header and menu of every page call this; log the warning once. */
let hasWarned = false

/** Logs a warning for a menu without links; the build continues. */
export function warnOfEmptyMenu(items: unknown[]) {
  if (items.length === 0 && !hasWarned) console.warn('The header has no links: the menu of every page is empty.')
  hasWarned ||= items.length === 0
}

/** Returns the menu in the order of staff; its project lists come from the projects. */
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

/** Tools for choosing a project: below the project lists, and in a row of their own on phones. */
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
