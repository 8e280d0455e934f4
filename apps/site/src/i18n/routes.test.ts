import { expect, test } from 'vitest'
import { alternatesOf, pathFor, projectPath, routes } from './routes'

test.each([
  ['home', 'es', {}, '/'],
  ['home', 'en', {}, '/en'],
  ['condominium', 'es', { slug: 'santorini' }, '/proyectos/condominios/santorini'],
  ['condominium', 'en', { slug: 'santorini' }, '/en/projects/condominiums/santorini'],
  ['apartment', 'en', { slug: 'o2' }, '/en/projects/apartments/o2'],
  ['article', 'es', { number: 3 }, '/noticias/3'],
  ['privacy', 'en', {}, '/en/privacy-policy'],
  ['complaint-book', 'en', {}, '/en/complaints-book'],
] as const)('builds the URL of the page "%s" in %s', (page, locale, params, path) => {
  expect(pathFor(page, locale, params)).toBe(path)
})

test.each([
  ['home', '/', '/en', 'home'],
  ['about', '/nosotros', '/en/about', 'about'],
  ['projects', '/proyectos', '/en/projects', 'projects'],
  ['condominium', '/proyectos/condominios/[slug]', '/en/projects/condominiums/[slug]', 'project'],
  ['apartment', '/proyectos/multifamiliares/[slug]', '/en/projects/apartments/[slug]', 'project'],
  ['social-responsibility', '/responsabilidad-social', '/en/social-responsibility', 'social-responsibility'],
  ['referrals', '/referidos', '/en/referrals', 'referrals'],
  ['terms', '/terminos-y-condiciones', '/en/terms', 'terms'],
  ['privacy', '/politica-de-privacidad', '/en/privacy-policy', 'privacy'],
  ['complaint-book', '/libro-de-reclamaciones', '/en/complaints-book', 'complaint-book'],
  ['news', '/noticias', '/en/news', 'news'],
  ['article', '/noticias/[number]', '/en/news/[number]', 'article'],
  ['quote', '/cotizador', '/en/quote', 'quote'],
  ['quote-check', '/cotizacion/verificar', '/en/quote/verify', 'quote-check'],
  ['appointment', '/visita', '/en/visit', 'appointment'],
  ['compare', '/comparar', '/en/compare', 'compare'],
  ['documents', '/papeles', '/en/documents', 'documents'],
  ['maintenance', '/maintenance', '/en/maintenance', 'maintenance'],
  ['place', '/zonas/[slug]', '/en/areas/[slug]', 'place'],
] as const)('serves the page "%s" at %s and %s', (page, es, en, view) => {
  expect(routes[page]).toMatchObject({ es, en, view })
})

test('throws if a parameter of the URL is missing', () => {
  expect(() => pathFor('article', 'es')).toThrow('needs "number"')
})

test('returns the URL of a page in both languages', () => {
  expect(alternatesOf('place', { slug: 'mejia' })).toEqual({ es: '/zonas/mejia', en: '/en/areas/mejia' })
})

test('links a project to the page of its kind', () => {
  expect(projectPath({ kind: 'apartment', slug: 'killa' }, 'es')).toBe('/proyectos/multifamiliares/killa')
})
