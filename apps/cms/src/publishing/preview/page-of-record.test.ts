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
])('a record of %s is seen at its page', (collection, data, address) => {
  expect(pageOfRecord({ collection, data })?.es).toBe(address)
})

test('in English it is seen at the English address', () => {
  expect(pageOfRecord({ collection: 'news', data: { number: 12 } })?.en).toBe('/en/news/12')
  expect(pageOfRecord({ global: 'about' })?.en).toBe('/en/about')
})

test('a draft without what its address is made of has no page yet', () => {
  expect(pageOfRecord({ collection: 'projects', data: { kind: 'condominium' } })).toBeNull()
  expect(pageOfRecord({ collection: 'news', data: {} })).toBeNull()
})

test('a lot is seen on the page of the lots of its project', () => {
  expect(pageOfRecord({ collection: 'lots', data: { key: 'punta-arena-2-c-07', code: 'C-07' } })).toEqual({
    es: '/proyectos/condominios/punta-arena-2/lotes',
    en: '/en/projects/condominiums/punta-arena-2/lots',
  })
})

test('an apartment is seen on the page of the apartments of its building', () => {
  expect(pageOfRecord({ collection: 'lots', data: { key: 'o2-3-02', code: '3-02' } })?.es).toBe(
    '/proyectos/multifamiliares/o2/departamentos',
  )
})

test('everything that reaches the site is seen at some page', () => {
  const data = { kind: 'apartment', slug: 'o2', number: 1, key: 'k' }
  const unseen = [
    ...Object.values(collectionParts).filter((collection) => !pageOfRecord({ collection, data })),
    ...Object.values(globalParts).filter((global) => !pageOfRecord({ global })),
  ]
  expect(unseen).toEqual([])
})

test('what visitors sent has no page', () => {
  expect(pageOfRecord({ collection: 'leads', data: {} })).toBeNull()
  expect(pageOfRecord({ global: 'seed-state' })).toBeNull()
})
