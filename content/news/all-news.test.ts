import { describe, expect, test } from 'vitest'
import { demoContent } from '../snapshot'
import { news } from './all-news'

const locales = ['es', 'en'] as const
const subheadings = (body: string) => body.match(/^## .+$/gm) ?? []

/** Returns the words of a text. A link counts as its text, and emphasis marks do not count. */
const wordsOf = (body: string) =>
  body
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .split(/[\s\u00a0]+/)
    .filter((word) => /[\p{L}\d]/u.test(word))

describe.each(news.map((article) => [article.number, article] as const))(
  'article %i',
  (_number, { body, ...article }) => {
    test.each(locales)('has 350 to 600 words and at least two subheadings (%s)', (locale) => {
      expect(wordsOf(body[locale]).length).toBeGreaterThanOrEqual(350)
      expect(wordsOf(body[locale]).length).toBeLessThanOrEqual(600)
      expect(subheadings(body[locale]).length).toBeGreaterThanOrEqual(2)
    })

    test('has as many subheadings, as many links with the same query strings, and the same figures in both languages', () => {
      expect(subheadings(body.en)).toHaveLength(subheadings(body.es).length)
      const links = (text: string) => [...text.matchAll(/\]\((?:\/en)?\/[^)?]*(\?[^)]*)?\)/g)].map(([, query]) => query)
      expect(links(body.en)).toEqual(links(body.es))
      const figures = (text: string) => (text.match(/\{[^}]+\}/g) ?? []).sort()
      expect(figures(body.en)).toEqual(figures(body.es))
    })

    test('links only to pages in the language of the article', () => {
      const urls = (text: string) => [...text.matchAll(/\]\((\/[^)]*)\)/g)].map(([, url]) => url)
      for (const url of urls(body.en)) expect(url).toMatch(/^\/en(?:\/|$)/)
      for (const url of urls(body.es)) expect(url).not.toMatch(/^\/en(?:\/|$)/)
    })

    test('shares its image with no other article', () => {
      expect(news.filter(({ image }) => image === article.image)).toHaveLength(1)
    })
  },
)

test('keeps the figures of the launch of Bahía Serena in a sentence that names the day', () => {
  const launch = news.find(({ number }) => number === 3)
  expect(launch?.body.es).toContain(
    'Al 17\u00a0de\u00a0marzo de 2025, día del lanzamiento, Bahía Serena ofrece lotes desde 100\u00a0m² con precios desde US$\u00a012,750 y cuotas desde US$\u00a0149 al mes, sin intereses.',
  )
  expect(launch?.body.en).toContain(
    'On 17\u00a0March 2025, the day of its launch, Bahía Serena offers lots from 100\u00a0m² priced from US$\u00a012,750, with instalments from US$\u00a0149 a month and no interest.',
  )
})

test('states the smallest and the largest area of the apartments of O2', () => {
  const o2 = news.find(({ number }) => number === 5)
  expect(demoContent.projects.find(({ slug }) => slug === 'o2')?.minAreaM2).toBe(48)
  expect(o2?.body.es).toContain('desde {area:o2} hasta 78\u00a0m²')
  expect(o2?.body.en).toContain('from {area:o2} to 78\u00a0m²')
  const sizes = demoContent.lots.filter(({ project }) => project === 'o2').map(({ areaM2 }) => areaM2)
  expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([48, 78])
})
