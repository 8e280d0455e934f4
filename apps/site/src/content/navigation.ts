import type { Locale } from '@sillar/domain/content/localized.schema'
import { pathFor } from '@/i18n/routes'
import { type ProjectView, projectsOfKind } from './projects'
import { snapshot } from './snapshot'
import { spoken } from './spoken'

type MenuLink = { kind: 'link'; label: string; href: string; target: string }
export type MenuGroup = { kind: 'group'; label: string; target: string; projects: ProjectView[] }
export type MenuItem = MenuLink | MenuGroup

const groups = { condominiums: 'condominium', apartments: 'apartment' } as const

/** The menu as staff ordered it; the project lists inside follow from the projects. */
export function menuItems(locale: Locale): MenuItem[] {
  return spoken(snapshot().navigation, locale).items.map(({ target, label }) => {
    if (target === 'condominiums' || target === 'apartments') {
      return { kind: 'group', label, target, projects: projectsOfKind(groups[target], locale) }
    }
    return { kind: 'link', label, target, href: pathFor(target, locale) }
  })
}

export const menuAction = (locale: Locale): string => spoken(snapshot().navigation.action, locale)
