import { expect, test } from 'vitest'
import { datePages, keepDates, type PageDates, siteMapWithDates } from './page-dates'

const monday = new Date('2026-11-16T10:00:00Z')
const tuesday = new Date('2026-11-17T10:00:00Z')
const changedFiles = (dates: PageDates, time: Date) =>
  Object.keys(dates).filter((file) => dates[file]?.changedAt === time.toISOString())
const page = (calls: Record<string, string>) => ({ calls, links: [] })

test('a page keeps its date until its data changes', () => {
  const first = datePages(
    { 'a.html': page({ 'aPage["es"]': '1' }), 'b.html': page({ 'bPage["es"]': '1' }) },
    {},
    monday,
  )
  const second = datePages(
    { 'a.html': page({ 'aPage["es"]': '2' }), 'b.html': page({ 'bPage["es"]': '1' }) },
    first,
    tuesday,
  )
  expect(second['a.html']?.changedAt).toBe(tuesday.toISOString())
  expect(second['b.html']?.changedAt).toBe(monday.toISOString())
  expect(changedFiles(second, tuesday)).toEqual(['a.html'])
})

test('the order of the calls and the data of header and footer do not change the date of a page', () => {
  const first = datePages({ 'a.html': page({ 'menuItems["es"]': '1', 'x[1]': '1', 'y[1]': '1' }) }, {}, monday)
  const second = datePages({ 'a.html': page({ 'y[1]': '1', 'x[1]': '1', 'menuItems["es"]': '2' }) }, first, tuesday)
  expect(second).toEqual(first)
})

test('a page that gets the link to its brochure keeps its date, also in the next release', () => {
  const first = datePages({ 'a.html': page({ 'x[1]': '1' }), 'b.html': page({ 'x[1]': '1' }) }, {}, monday)
  const withLink = { 'a.html': page({ 'x[1]': '2' }) }
  const completed = keepDates(withLink, first)
  expect(completed['b.html']).toEqual(first['b.html'])
  expect(changedFiles(datePages(withLink, completed, tuesday), tuesday)).toEqual([])
})

test('a page that reads additional data gets a new date', () => {
  const first = datePages({ 'a.html': page({ 'x[1]': '1' }) }, {}, monday)
  expect(changedFiles(datePages({ 'a.html': page({ 'x[1]': '1', 'y[1]': '1' }) }, first, tuesday), tuesday)).toEqual([
    'a.html',
  ])
})

const siteMap = [
  '<urlset>',
  '  <url>',
  '    <loc>https://www.example.org/</loc>',
  '  </url>',
  '  <url>',
  '    <loc>https://www.example.org/en/news/7</loc>',
  '  </url>',
  '</urlset>',
].join('\n')
const dates = (home: Date) => ({
  'index.html': { digest: '', changedAt: home.toISOString() },
  'en/news/7.html': { digest: '', changedAt: monday.toISOString() },
})

test('the site map states the date of each page', () => {
  const dated = siteMapWithDates(siteMap, dates(tuesday))
  expect(dated).toContain('example.org/</loc>\n    <lastmod>2026-11-17T10:00:00.000Z</lastmod>')
  expect(dated).toContain('news/7</loc>\n    <lastmod>2026-11-16T10:00:00.000Z</lastmod>')
})

test('dates of the previous release are replaced', () => {
  expect(siteMapWithDates(siteMapWithDates(siteMap, dates(monday)), dates(tuesday))).toBe(
    siteMapWithDates(siteMap, dates(tuesday)),
  )
  expect(siteMapWithDates(siteMapWithDates(siteMap, dates(monday)), {})).toBe(siteMap)
})
