import { sampleArticle, sampleProject, sampleSnapshot } from '@sillar/domain/snapshot/sample-snapshot.fixture'
import { expect, test } from 'vitest'
import { siteMap } from '@/page-data/site-map'
import { withSnapshot } from '@/page-data/snapshot'
import { pageFiles } from './page-files'

const content = sampleSnapshot({
  projects: [sampleProject(), sampleProject({ slug: 'o2', kind: 'apartment' })],
  news: [sampleArticle({ number: 7 })],
})
const written = () => withSnapshot(content, async () => pageFiles(['/robots.txt', '/sitemap.xml']))

test('every page that search engines are told of is written, and none twice', async () => {
  const map = siteMap(new URL('https://www.example.org'), content)
  const told = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  const files = await written()
  expect(told.length).toBeGreaterThan(20)
  expect(files.map(({ address }) => address)).toEqual(expect.arrayContaining(told))
  expect(new Set(files.map(({ file }) => file)).size).toBe(files.length)
})

test.each([
  ['/', 'index.html'],
  ['/en', 'en.html'],
  ['/noticias/7', 'noticias/7.html'],
  ['/404', '404.html'],
  ['/en/maintenance', 'en/maintenance.html'],
  ['/sitemap.xml', 'sitemap.xml'],
  ['/robots.txt', 'robots.txt'],
])('nginx finds %s as %s', async (address, file) => {
  expect(await written()).toContainEqual({ address, file })
})
