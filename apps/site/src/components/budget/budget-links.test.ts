import { type PageId, pathFor } from '@app/domain/snapshot/page-urls'
import { expect, test } from 'vitest'
import { withBudget } from './budget-links.client'

const current = {
  href: 'https://example.com/?cuota=250&inicial=4000&tab=mejia',
  search: '?cuota=250&inicial=4000&tab=mejia',
  pathname: '/',
}

const pages: PageId[] = ['projects', 'condominium', 'lots', 'units', 'apartment', 'compare', 'quote']

test.each(pages)('adds the budget to a link to the page %s in both languages', (page) => {
  for (const locale of ['es', 'en'] as const) {
    const path = pathFor(page, locale, { slug: 'santorini' })
    expect(withBudget(path, current)).toBe(`https://example.com${path}?cuota=250&inicial=4000`)
  }
})

test('keeps the query, the hash and the amounts that a link already has', () => {
  expect(withBudget('/cotizador?proyecto=coral&inicial=3000#enviar', current)).toBe(
    'https://example.com/cotizador?proyecto=coral&inicial=3000&cuota=250#enviar',
  )
})

test.each(['/noticias', '/#proyectos', 'https://example.org/proyectos', 'mailto:a@example.com'])(
  'leaves the link %s unchanged',
  (href) => {
    expect(withBudget(href, current)).toBeNull()
  },
)
