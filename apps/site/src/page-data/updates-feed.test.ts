import { expect, test } from 'vitest'
import { updatesRss } from './updates-feed'

const constructionUpdates = {
  isDemo: true,
  nextOn: null,
  note: null,
  comparison: null,
  updates: [
    { date: '2026-03-18', percent: 8, title: 'Primera estaca', text: null, images: [] },
    { date: '2026-11-12', percent: 54, title: 'Muros < 3 m & losa', text: 'Sigue "la piscina".', images: [] },
  ],
}
const project = {
  kind: 'condominium' as const,
  slug: 'santorini',
  name: 'Santorini',
  path: '/proyectos/condominios/santorini',
  constructionUpdates,
}
const rss = updatesRss(project, 'es', new URL('https://www.casa.example'))

test('lists construction updates with their dates, newest first', () => {
  expect([...rss.matchAll(/<title>(.*?)<\/title>/g)].map(([, title]) => title?.replace('\u00a0', ' '))).toEqual([
    'Santorini: reportes de obra',
    '54 %: Muros &lt; 3 m &amp; losa',
    '8 %: Primera estaca',
  ])
  expect(rss).toContain('<pubDate>Thu, 12 Nov 2026 17:00:00 GMT</pubDate>')
  expect(rss).toContain('<lastBuildDate>Thu, 12 Nov 2026 17:00:00 GMT</lastBuildDate>')
})

test('states the URL, page and language of the feed, and that its data is for demonstration', () => {
  expect(rss).toContain('href="https://www.casa.example/proyectos/condominios/santorini/obras.xml" rel="self"')
  expect(rss).toContain('<link>https://www.casa.example/proyectos/condominios/santorini</link>')
  expect(rss).toContain('demostración')
  const english = updatesRss({ ...project, path: '/en/x' }, 'en', new URL('https://www.casa.example'))
  expect(english).toContain('/en/projects/condominiums/santorini/works.xml')
  expect(english).toContain('<language>en</language>')
})

test('escapes every special character of an update', () => {
  expect(rss).toContain('<description>Sigue &quot;la piscina&quot;.</description>')
  expect(rss.match(/&(?!amp;|lt;|gt;|quot;)/)).toBeNull()
})
