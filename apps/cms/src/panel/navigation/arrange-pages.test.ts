import { expect, test } from 'vitest'
import { collections, globals } from '../../records'
import { arrangeRooms, type Group } from './arrange-pages'
import { rooms } from './panel-pages'

const entry = (slug: string, type = 'collections') => ({ slug, type, label: slug.toUpperCase() })

test('rooms stand in the order of the work, whatever order the records come in', () => {
  const groups: Group[] = [
    { label: 'Sistema', entities: [entry('users')] },
    { label: 'Recibidos', entities: [entry('complaints'), entry('leads')] },
    { label: 'Páginas', entities: [entry('home', 'globals')] },
  ]
  expect(arrangeRooms(groups, 'es')).toMatchObject([
    { name: 'Ventas', links: [{ label: 'LEADS', href: '/admin/collections/leads' }] },
    { name: 'Atención al cliente', links: [{ slug: 'complaints' }] },
    { name: 'Páginas', links: [{ href: '/admin/globals/home' }] },
    { name: 'Sistema', links: [{ slug: 'users' }] },
  ])
})

test('a record that no room names joins the room of its group, or stands last under its own', () => {
  const groups: Group[] = [
    { label: 'Content', entities: [entry('projects'), entry('new-thing')] },
    { label: 'Elsewhere', entities: [entry('another')] },
  ]
  expect(arrangeRooms(groups, 'en')).toMatchObject([
    { name: 'Content', links: [{ slug: 'projects' }, { slug: 'new-thing' }] },
    { name: 'Elsewhere', links: [{ slug: 'another' }] },
  ])
})

test('nothing that somebody may not read is shown, and no room is empty', () => {
  expect(arrangeRooms([{ label: 'Contenido', entities: [entry('news')] }], 'es')).toEqual([
    { name: 'Contenido', links: [expect.objectContaining({ slug: 'news' })] },
  ])
})

test('every record that the panel shows has its room, and no room names one that does not exist', () => {
  const shown = [...collections, ...globals].filter(({ admin }) => admin?.hidden !== true).map(({ slug }) => slug)
  const named = rooms.flatMap(({ records }) => Object.keys(records))
  expect(shown.filter((slug) => !named.includes(slug))).toEqual([])
  expect(named.filter((slug) => !shown.includes(slug))).toEqual([])
})
