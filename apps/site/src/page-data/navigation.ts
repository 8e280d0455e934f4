import { formatArea } from '@app/domain/area/format-area'
import type { Locale } from '@app/domain/language/locale'
import { limitProjects, MAX_LISTED } from '@app/domain/project/listed-projects'
import type { ProjectKind } from '@app/domain/snapshot/project.schema'
import { type PageId, pathFor } from '@/i18n/routes'
import { translator } from '@/i18n/translator'
import { appointmentHref } from './appointment-page'
import { localize } from './localize'
import { imageOf } from './media'
import { type ProjectView, projectsOfKind } from './projects'
import { snapshot } from './snapshot'
import { tracked } from './tracked'

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

/** Returns the menu in the order that staff chose. Its groups list the first projects of a kind. */
export const menuItems = tracked('menuItems', (locale: Locale): MenuItem[] => {
  const { items } = localize(snapshot().navigation, locale)
  warnOfEmptyMenu(items)
  return items.map(({ target, label }) => {
    if (target === 'condominiums' || target === 'apartments') {
      return {
        kind: 'group',
        label,
        target,
        projects: listedProjects(groupKinds[target], locale).map((project) => menuProject(project, locale)),
      }
    }
    return { kind: 'link', label, target, href: pathFor(target, locale) }
  })
})

const listedProjects = (kind: ProjectKind, locale: Locale): ProjectView[] =>
  limitProjects(projectsOfKind(kind, locale), MAX_LISTED).shown

/** Returns the link to the overview. The link follows every list of projects that may be incomplete. */
export const allProjectsLink = (locale: Locale) => ({
  label: translator(locale)('header.allProjects'),
  href: pathFor('projects', locale),
  target: 'projects' as const,
})

/** Returns the links of the footer to the first projects of each kind, and then to all projects. */
export const footerProjects = tracked('footerProjects', (locale: Locale) => {
  const linksTo = (kind: ProjectKind) =>
    listedProjects(kind, locale).map(({ name, path }) => ({ label: name, href: path }))
  return { condominiums: linksTo('condominium'), apartments: [...linksTo('apartment'), allProjectsLink(locale)] }
})

/**
 * Returns the links to the appointment calendar, the quote page and the comparison. The menu shows them below the
 * project lists, on phones in a separate row. `project` is the project of the page.
 */
export function menuTools(
  project: string | undefined,
  locale: Locale,
): { label: string; href: string; target: PageId }[] {
  const t = translator(locale)
  return [
    { label: t('footer.appointment'), href: appointmentHref(project ?? null, locale), target: 'appointment' },
    { label: t('footer.quote'), href: pathFor('quote', locale), target: 'quote' },
    { label: t('footer.compare'), href: pathFor('compare', locale), target: 'compare' },
  ]
}

function menuProject({ name, path, at, minAreaM2, cardImage }: ProjectView, locale: Locale) {
  const placeAndArea = translator(locale)('header.placeAndArea', {
    place: at.name,
    area: formatArea(minAreaM2, locale),
  })
  return { name, path, place: at.name, placeAndArea, image: imageOf(cardImage, locale) }
}

export const menuButtonText = tracked('menuButtonText', (locale: Locale): string =>
  localize(snapshot().navigation.action, locale),
)
