import type { Role } from '../../platform/access/roles'
import type { Language } from '../language/language'
import { dailyPages, panelAreas } from './panel-pages'

type Entry = { slug: string; type: string; label: string }
export type Group = { label: string; entities: Entry[] }
/** A page of the menu. `page` is the slug of a collection or global, or the path of a staff page. */
export type PageLink = { page: string; label: string; href: string }
export type PageArea = { name: string; links: PageLink[] }
export type Menu = { own: PageLink[]; areas: PageArea[] }

/** Collections whose menu link opens a staff page instead of Payload's list. */
const staffPageUrls: Record<string, string> = {
  'privacy-requests': '/admin/privacidad',
  'privacy-log': '/admin/registro-de-datos',
  appointments: '/admin/visitas',
}

const linkOf = ({ type, slug, label }: Entry): PageLink => ({
  page: slug,
  label,
  href: staffPageUrls[slug] ?? `/admin/${type === 'globals' ? 'globals' : 'collections'}/${slug}`,
})

/** Arranges the records and staff pages that the user may read into the areas and order of the menu. */
export function arrangePages(groups: Group[], staffLinks: PageLink[], language: Language): PageArea[] {
  const recordLinks = groups.flatMap(({ entities }) => entities).map(linkOf)
  const byPage = new Map([...recordLinks, ...staffLinks].map((link) => [link.page, link]))
  const listedPages = new Set(panelAreas.flatMap(({ pages }) => pages))
  const areas = panelAreas.map(({ name, pages }) => ({
    name: name[language],
    links: pages.flatMap((page) => byPage.get(page) ?? []),
  }))
  for (const { label, entities } of groups) {
    const links = entities.filter(({ slug }) => !listedPages.has(slug)).map(linkOf)
    const area = areas.find(({ name }) => name === label)
    if (area) area.links.push(...links)
    else areas.push({ name: label, links })
  }
  return areas.filter(({ links }) => links.length > 0)
}

/** Moves the pages that the role uses every day out of their areas, to the top of the menu. */
export function menuOfRole(areas: PageArea[], role: Role | undefined): Menu {
  const pages = role ? dailyPages[role] : []
  const links = areas.flatMap((area) => area.links)
  const remainingAreas = areas.map((area) => ({
    ...area,
    links: area.links.filter(({ page }) => !pages.includes(page)),
  }))
  return {
    own: pages.flatMap((page) => links.find((link) => link.page === page) ?? []),
    areas: remainingAreas.filter((area) => area.links.length > 0),
  }
}
