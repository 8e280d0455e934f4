import type { RoomIcon } from './page-icons'
import { rooms } from './panel-pages'

type Entry = { slug: string; type: string; label: string }
export type Group = { label: string; entities: Entry[] }
type RoomLink = { slug: string; label: string; href: string; icon: RoomIcon }
export type ArrangedRoom = { name: string; links: RoomLink[] }

export type Language = 'es' | 'en'

/** Records that are seen at a desk of their own, by all who may see them. */
const desks: Record<string, string> = {
  'privacy-requests': '/admin/privacidad',
  'privacy-log': '/admin/registro-de-datos',
  visits: '/admin/visitas',
}

const hrefOf = ({ type, slug }: Entry) =>
  desks[slug] ?? `/admin/${type === 'globals' ? 'globals' : 'collections'}/${slug}`

/** What somebody may read, as Payload groups it, put into our rooms and our order. */
export function arrangeRooms(groups: Group[], language: Language): ArrangedRoom[] {
  const bySlug = new Map(groups.flatMap(({ entities }) => entities).map((entry) => [entry.slug, entry]))
  const named = new Set(rooms.flatMap(({ records }) => Object.keys(records)))
  const ours = rooms.map(({ name, records }) => ({
    name: name[language],
    links: Object.entries(records).flatMap(([slug, icon]) => {
      const entry = bySlug.get(slug)
      return entry ? [{ slug, label: entry.label, href: hrefOf(entry), icon }] : []
    }),
  }))
  for (const { label, entities } of groups) {
    const left = entities.filter(({ slug }) => !named.has(slug))
    const links = left.map((entry) => ({ ...entry, href: hrefOf(entry), icon: 'other' as const }))
    const room = ours.find(({ name }) => name === label)
    if (room) room.links.push(...links)
    else ours.push({ name: label, links })
  }
  return ours.filter(({ links }) => links.length > 0)
}
