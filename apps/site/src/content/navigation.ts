import type { Locale } from '@sillar/domain/content/localized.schema'
import { pathFor } from '@/i18n/routes'
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

/** The menu as staff ordered it; the project lists inside follow from the projects. */
export function menuItems(locale: Locale): MenuItem[] {
  return localize(snapshot().navigation, locale).items.map(({ target, label }) => {
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

function menuProject({ name, path, at, minAreaM2, cardImage }: ProjectView, locale: Locale) {
  const placeAndArea = translator(locale)('header.placeAndArea', { place: at.name, area: minAreaM2 })
  return { name, path, place: at.name, placeAndArea, picture: pictureOf(cardImage, locale) }
}

export const menuAction = (locale: Locale): string => localize(snapshot().navigation.action, locale)
