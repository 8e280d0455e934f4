import { expect, test } from 'vitest'
import { roles } from '../../platform/access/roles'
import { collections, globals } from '../../records'
import { staffPages } from '../../staff-pages'
import { arrangePages, type Group, menuOfRole } from './arrange-pages'
import { dailyPages, pageIcons, panelAreas, tabNames } from './panel-pages'

const entry = (slug: string, type = 'collections') => ({ slug, type, label: slug.toUpperCase() })

test('orders the areas of the menu independently of the input order', () => {
  const groups: Group[] = [
    { label: 'Sistema', entities: [entry('users')] },
    { label: 'Recibidos', entities: [entry('complaints'), entry('leads')] },
    { label: 'Páginas', entities: [entry('home', 'globals')] },
  ]
  const lots = { page: '/lotes', label: 'Lotes', href: '/admin/lotes' }
  expect(arrangePages(groups, [lots], 'es')).toMatchObject([
    { name: 'Ventas', links: [{ label: 'LEADS', href: '/admin/collections/leads' }, lots] },
    { name: 'Atención al cliente', links: [{ page: 'complaints' }] },
    { name: 'Páginas', links: [{ href: '/admin/globals/home' }] },
    { name: 'Sistema', links: [{ page: 'users' }] },
  ])
})

test('appends an unlisted collection to its area, or adds its area at the end', () => {
  const groups: Group[] = [
    { label: 'Content', entities: [entry('projects'), entry('new-collection')] },
    { label: 'Elsewhere', entities: [entry('another')] },
  ]
  expect(arrangePages(groups, [], 'en')).toMatchObject([
    { name: 'Content', links: [{ page: 'projects' }, { page: 'new-collection' }] },
    { name: 'Elsewhere', links: [{ page: 'another' }] },
  ])
})

test('shows only readable collections and no empty areas', () => {
  expect(arrangePages([{ label: 'Contenido', entities: [entry('news')] }], [], 'es')).toEqual([
    { name: 'Contenido', links: [expect.objectContaining({ page: 'news' })] },
  ])
})

test('lists exactly the visible collections, globals and staff pages', () => {
  const visiblePages = [
    ...[...collections, ...globals].filter(({ admin }) => admin?.hidden !== true).map(({ slug }) => slug),
    ...staffPages.filter(({ link }) => link).map(({ path }) => path),
  ]
  const listedPages = panelAreas.flatMap(({ pages }) => pages)
  expect(listedPages.toSorted()).toEqual(visiblePages.toSorted())
})

const link = (page: string) => ({ page, label: page, href: page })

test('shows the daily pages of a role first, in their order, and does not repeat them in their areas', () => {
  const areas = [
    { name: 'Ventas', links: ['leads', '/lotes', 'quotes'].map(link) },
    { name: 'Contenido', links: ['projects', 'places'].map(link) },
    { name: 'Resultados', links: [link('/embudo')] },
  ]
  expect(menuOfRole(areas, 'manager')).toEqual({
    own: ['/embudo', 'leads', '/lotes'].map(link),
    areas: [
      { name: 'Ventas', links: [link('quotes')] },
      { name: 'Contenido', links: ['projects', 'places'].map(link) },
    ],
  })
})

test.each(roles)(
  'has at most seven daily pages for the role %s, all of them in the menu and with different icons',
  (role) => {
    const pages = dailyPages[role]
    const listedPages = panelAreas.flatMap((area) => area.pages)
    const icons = pages.map((page) => pageIcons[page])
    expect(pages.filter((page) => !listedPages.includes(page))).toEqual([])
    expect(pages.length).toBeLessThan(8)
    expect(icons).not.toContain(undefined)
    expect(new Set([...icons, 'home']).size).toBe(pages.length + 1)
  },
)

/** The names that the menu shows, by page. */
const menuNames = new Map<string, unknown>([
  ...collections.map(({ slug, labels }) => [slug, labels?.plural] as const),
  ...globals.map(({ slug, label }) => [slug, label] as const),
  ...staffPages.map(({ path, link }) => [path, link?.label] as const),
])

test.each(roles)('the first three daily pages of the role %s have names that fit into the tab bar', (role) => {
  for (const page of dailyPages[role].slice(0, 3)) {
    const name = tabNames[page] ?? menuNames.get(page)
    expect(name).toEqual({ es: expect.stringMatching(/^.{3,15}$/), en: expect.stringMatching(/^.{3,15}$/) })
  }
})
