import { expect, test } from 'vitest'
import { collections, globals } from '../../records'
import { arrangePages, type Group } from './arrange-pages'
import { panelPages } from './panel-pages'

const entry = (slug: string, type = 'collections') => ({ slug, type, label: slug.toUpperCase() })

test('orders the groups independently of the input order', () => {
  const groups: Group[] = [
    { label: 'Sistema', entities: [entry('users')] },
    { label: 'Recibidos', entities: [entry('complaints'), entry('leads')] },
    { label: 'Páginas', entities: [entry('home', 'globals')] },
  ]
  expect(arrangePages(groups, 'es')).toMatchObject([
    { name: 'Ventas', links: [{ label: 'LEADS', href: '/admin/collections/leads' }] },
    { name: 'Atención al cliente', links: [{ slug: 'complaints' }] },
    { name: 'Páginas', links: [{ href: '/admin/globals/home' }] },
    { name: 'Sistema', links: [{ slug: 'users' }] },
  ])
})

test('adds an unlisted record to its group, or last under its own group', () => {
  const groups: Group[] = [
    { label: 'Content', entities: [entry('projects'), entry('new-thing')] },
    { label: 'Elsewhere', entities: [entry('another')] },
  ]
  expect(arrangePages(groups, 'en')).toMatchObject([
    { name: 'Content', links: [{ slug: 'projects' }, { slug: 'new-thing' }] },
    { name: 'Elsewhere', links: [{ slug: 'another' }] },
  ])
})

test('shows only readable records, and no empty groups', () => {
  expect(arrangePages([{ label: 'Contenido', entities: [entry('news')] }], 'es')).toEqual([
    { name: 'Contenido', links: [expect.objectContaining({ slug: 'news' })] },
  ])
})

test('lists every visible record once, and no unknown ones', () => {
  const shown = [...collections, ...globals].filter(({ admin }) => admin?.hidden !== true).map(({ slug }) => slug)
  const named = panelPages.flatMap(({ records }) => Object.keys(records))
  expect(shown.filter((slug) => !named.includes(slug))).toEqual([])
  expect(named.filter((slug) => !shown.includes(slug))).toEqual([])
})
