import { sampleArticle, sampleSnapshot } from '@app/domain/snapshot/sample-snapshot.fixture'
import { expect, test } from 'vitest'
import { newsFeed } from './news-feed'
import { withSnapshot } from './snapshot'

const articles = Array.from({ length: 25 }, (_, index) =>
  sampleArticle({
    number: index + 1,
    publishedOn: `2026-01-${String(index + 1).padStart(2, '0')}`,
    title: { es: `Obra & mar ${index + 1}`, en: `Work & sea ${index + 1}` },
  }),
)
const feedOf = (locale: 'es' | 'en') =>
  withSnapshot(sampleSnapshot({ news: articles }), async () => newsFeed(locale, 'https://www.example.org'))

test('lists the newest twenty articles with link and date, newest first', async () => {
  const feed = await feedOf('es')
  const links = [...feed.matchAll(/<link>([^<]+)<\/link>/g)].map(([, link]) => link)
  expect(links.slice(0, 3)).toEqual([
    'https://www.example.org/noticias',
    'https://www.example.org/noticias/25',
    'https://www.example.org/noticias/24',
  ])
  expect(links).toHaveLength(21)
  expect(feed).toContain('<pubDate>Sun, 25 Jan 2026 17:00:00 GMT</pubDate>')
  expect(feed).toContain('<title>Obra &amp; mar 25</title>')
})

test('each language has its own feed', async () => {
  const feed = await feedOf('en')
  expect(feed).toContain('<language>en</language>')
  expect(feed).toContain('href="https://www.example.org/en/news.xml" rel="self"')
  expect(feed).toContain('<link>https://www.example.org/en/news/25</link>')
  expect(feed).toContain('<title>Work &amp; sea 25</title>')
})
