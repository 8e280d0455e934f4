import type { Language } from '../language/language'
import type { PageIconName } from './page-icons'
import { panelPages } from './panel-pages'

type Entry = { slug: string; type: string; label: string }
export type Group = { label: string; entities: Entry[] }
type PageLink = { slug: string; label: string; href: string; icon: PageIconName }
export type PageGroup = { name: string; links: PageLink[] }

/** Collections whose menu link opens a staff page instead of Payload's list. */
const staffPageUrls: Record<string, string> = {
  'privacy-requests': '/admin/privacidad',
  'privacy-log': '/admin/registro-de-datos',
  appointments: '/admin/visitas',
}

const hrefOf = ({ type, slug }: Entry) =>
  staffPageUrls[slug] ?? `/admin/${type === 'globals' ? 'globals' : 'collections'}/${slug}`

/** Arranges the collections and globals that the user may read into the groups and order of the menu. */
export function arrangePages(groups: Group[], language: Language): PageGroup[] {
  const bySlug = new Map(groups.flatMap(({ entities }) => entities).map((entry) => [entry.slug, entry]))
  const listedSlugs = new Set(panelPages.flatMap(({ records }) => Object.keys(records)))
  const pageGroups = panelPages.map(({ name, records }) => ({
    name: name[language],
    links: Object.entries(records).flatMap(([slug, icon]) => {
      const entry = bySlug.get(slug)
      return entry ? [{ slug, label: entry.label, href: hrefOf(entry), icon }] : []
    }),
  }))
  for (const { label, entities } of groups) {
    const unlistedEntries = entities.filter(({ slug }) => !listedSlugs.has(slug))
    const links = unlistedEntries.map((entry) => ({ ...entry, href: hrefOf(entry), icon: 'other' as const }))
    const group = pageGroups.find(({ name }) => name === label)
    if (group) group.links.push(...links)
    else pageGroups.push({ name: label, links })
  }
  return pageGroups.filter(({ links }) => links.length > 0)
}
