import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resolveRedirects } from './resolve-redirects'

const pages = new Set(['/', '/proyectos', '/proyectos/c/nuevo', '/proyectos/c/nuevo/lotes', '/noticias/7'])

test.each([
  ['a direct redirect', [['/viejo', '/noticias/7']], { '/viejo': '/noticias/7' }],
  [
    'a chain, directly to its end',
    [
      ['/a', '/b'],
      ['/b', '/noticias/7'],
    ],
    { '/a': '/noticias/7', '/b': '/noticias/7' },
  ],
  [
    'the pages below a moved page',
    [['/proyectos/c/viejo', '/proyectos/c/nuevo']],
    { '/proyectos/c/viejo': '/proyectos/c/nuevo', '/proyectos/c/viejo/lotes': '/proyectos/c/nuevo/lotes' },
  ],
  ['only the home page itself', [['/inicio', '/']], { '/inicio': '/' }],
])('redirects %s', (_name, redirects, expected) => {
  const resolvedRedirects = resolveRedirects(
    redirects.map(([from = '', to = '']) => ({ from, to })),
    pages,
  )
  expect(Object.fromEntries(resolvedRedirects.map(({ from, to }) => [from, to]))).toEqual(expected)
})

test.each([
  ['from an existing page', [{ from: '/proyectos', to: '/noticias/7' }]],
  ['to a page that does not exist', [{ from: '/a', to: '/gone' }]],
  [
    'in a loop',
    [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a' },
    ],
  ],
  ['to itself', [{ from: '/a', to: '/a' }]],
])('omits a redirect %s', (_name, redirects) => {
  expect(resolveRedirects(redirects, pages)).toEqual([])
})

test('a page that moved away and back is not redirected', () => {
  const redirects = [
    { from: '/proyectos/c/nuevo', to: '/proyectos/c/viejo' },
    { from: '/proyectos/c/viejo', to: '/proyectos/c/nuevo' },
  ]
  expect(resolveRedirects(redirects, pages).map(({ from }) => from)).toEqual([
    '/proyectos/c/viejo',
    '/proyectos/c/viejo/lotes',
  ])
})

test('for random redirects, each result leads from a path without a page to an existing page', () => {
  const path = fc.constantFrom('/a', '/b', '/c', '/a/lotes', ...pages)
  fc.assert(
    fc.property(fc.array(fc.record({ from: path, to: path })), (redirects) => {
      for (const { from, to } of resolveRedirects(redirects, pages)) {
        expect(pages.has(from)).toBe(false)
        expect(pages.has(to)).toBe(true)
      }
    }),
  )
})
