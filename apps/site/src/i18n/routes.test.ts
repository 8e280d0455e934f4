import { expect, test } from 'vitest'
import { alternatesOf, pathFor, projectPath } from './routes'

test.each([
  ['home', 'es', {}, '/'],
  ['home', 'en', {}, '/en'],
  ['condominium', 'es', { slug: 'santorini' }, '/proyectos/condominios/santorini'],
  ['condominium', 'en', { slug: 'santorini' }, '/en/projects/condominiums/santorini'],
  ['apartment', 'en', { slug: 'o2' }, '/en/projects/apartments/o2'],
  ['article', 'es', { number: 3 }, '/noticias/3'],
  ['privacy', 'en', {}, '/en/privacy-policy'],
  ['complaint-book', 'en', {}, '/en/complaints-book'],
] as const)('%s in %s is at its address', (page, locale, params, path) => {
  expect(pathFor(page, locale, params)).toBe(path)
})

test('an address without its value is an error, not a broken link', () => {
  expect(() => pathFor('article', 'es')).toThrow('needs "number"')
})

test('a page knows its address in both languages', () => {
  expect(alternatesOf('area', { slug: 'mejia' })).toEqual({ es: '/zonas/mejia', en: '/en/areas/mejia' })
})

test('a project leads to the page of its kind', () => {
  expect(projectPath({ kind: 'apartment', slug: 'killa' }, 'es')).toBe('/proyectos/multifamiliares/killa')
})
