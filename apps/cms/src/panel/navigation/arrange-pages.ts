import type { Language } from '../language/language'
import type { PageIconName } from './page-icons'
import { panelPages } from './panel-pages'

type Entry = { slug: string; type: string; label: string }
export type Group = { label: string; entities: Entry[] }
type PageLink = { slug: string; label: string; href: string; icon: PageIconName }
export type PageGroup = { name: string; links: PageLink[] }

/** Collections that have their own staff page for everyone who may read them. */
const desks: Record<string, string> = {
  'privacy-requests': '/admin/privacidad',
  'privacy-log': '/admin/registro-de-datos',
  visits: '/admin/visitas',
}

const hrefOf = ({ type, slug }: Entry) =>
  desks[slug] ?? `/admin/${type === 'globals' ? 'globals' : 'collections'}/${slug}`

/** Arranges the records that the user may read into our groups and order. */
export function arrangePages(groups: Group[], language: Language): PageGroup[] {
  const bySlug = new Map(groups.flatMap(({ entities }) => entities).map((entry) => [entry.slug, entry]))
  const named = new Set(panelPages.flatMap(({ records }) => Object.keys(records)))
  const ours = panelPages.map(({ name, records }) => ({
    name: name[language],
    links: Object.entries(records).flatMap(([slug, icon]) => {
      const entry = bySlug.get(slug)
      return entry ? [{ slug, label: entry.label, href: hrefOf(entry), icon }] : []
    }),
  }))
  for (const { label, entities } of groups) {
    const left = entities.filter(({ slug }) => !named.has(slug))
    const links = left.map((entry) => ({ ...entry, href: hrefOf(entry), icon: 'other' as const }))
    const group = ours.find(({ name }) => name === label)
    if (group) group.links.push(...links)
    else ours.push({ name: label, links })
  }
  return ours.filter(({ links }) => links.length > 0)
}
