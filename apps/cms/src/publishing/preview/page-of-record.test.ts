import { expect, test } from 'vitest'
import { collectionParts, globalParts } from '../snapshot/content-sources'
import { pageOfRecord } from './page-of-record'

test.each([
  ['projects', { kind: 'condominium', slug: 'santorini' }, '/proyectos/condominios/santorini'],
  ['projects', { kind: 'apartment', slug: 'o2' }, '/proyectos/multifamiliares/o2'],
  ['news', { number: 12 }, '/noticias/12'],
  ['places', { slug: 'mejia', landing: { shown: true } }, '/zonas/mejia'],
  ['places', { slug: 'lima', landing: { shown: false } }, '/'],
  ['popups', { key: 'bono' }, '/#aviso-bono'],
])('returns the page that shows a record of %s', (collection, data, path) => {
  expect(pageOfRecord({ collection, data })?.es).toBe(path)
})

test('returns the English path of a page', () => {
  expect(pageOfRecord({ collection: 'news', data: { number: 12 } })?.en).toBe('/en/news/12')
  expect(pageOfRecord({ global: 'about' })?.en).toBe('/en/about')
})

test('returns no page for a draft without the fields of its path', () => {
  expect(pageOfRecord({ collection: 'projects', data: { kind: 'condominium' } })).toBeNull()
  expect(pageOfRecord({ collection: 'news', data: {} })).toBeNull()
})

test('returns the lots page of the project for a lot', () => {
  expect(pageOfRecord({ collection: 'lots', data: { key: 'punta-arena-2-c-07', code: 'C-07' } })).toEqual({
    es: '/proyectos/condominios/punta-arena-2/lotes',
    en: '/en/projects/condominiums/punta-arena-2/lots',
  })
})

test('returns the apartments page of the building for an apartment', () => {
  expect(pageOfRecord({ collection: 'lots', data: { key: 'o2-3-02', code: '3-02' } })?.es).toBe(
    '/proyectos/multifamiliares/o2/departamentos',
  )
})

test('returns a page for every kind of public content', () => {
  const data = { kind: 'apartment', slug: 'o2', number: 1, key: 'k' }
  const recordsWithoutPage = [
    ...Object.values(collectionParts).filter((collection) => !pageOfRecord({ collection, data })),
    ...Object.values(globalParts).filter((global) => !pageOfRecord({ global })),
  ]
  expect(recordsWithoutPage).toEqual([])
})

test('returns no page for a submission or an internal global', () => {
  expect(pageOfRecord({ collection: 'leads', data: {} })).toBeNull()
  expect(pageOfRecord({ global: 'seed-state' })).toBeNull()
})
