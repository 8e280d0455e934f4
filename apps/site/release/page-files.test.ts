import { sampleArticle, sampleProject, sampleSnapshot } from '@app/domain/snapshot/sample-snapshot.fixture'
import { expect, test } from 'vitest'
import { siteMap } from '@/page-data/site-map'
import { withSnapshot } from '@/page-data/snapshot'
import { filesOfShare, type PageFile, pageFiles } from './page-files'

const content = sampleSnapshot({
  projects: [sampleProject(), sampleProject({ slug: 'o2', kind: 'apartment' })],
  news: [sampleArticle({ number: 7 })],
})
const byFile = (a: PageFile, b: PageFile) => a.file.localeCompare(b.file)
const listFiles = () => withSnapshot(content, async () => pageFiles(['/robots.txt', '/sitemap.xml']))

test('writes every page of the site map, each to its own file', async () => {
  const map = siteMap(new URL('https://www.example.org'), content)
  const listedPaths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  const files = await listFiles()
  expect(listedPaths.length).toBeGreaterThan(20)
  expect(files.map(({ pathname }) => pathname)).toEqual(expect.arrayContaining(listedPaths))
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
])('writes %s to %s, where nginx looks for it', async (pathname, file) => {
  expect(await listFiles()).toContainEqual(expect.objectContaining({ pathname, file }))
})

test.each([1, 2, 3, 4])('%i renderers render every file once', async (shareCount) => {
  const files = await listFiles()
  const renderedFiles = Array.from({ length: shareCount }, (_, share) =>
    filesOfShare(files, { share, shareCount }),
  ).flat()
  expect(renderedFiles.toSorted(byFile)).toEqual(files.toSorted(byFile))
})

test.each([2, 4])('each of %i renderers renders files of one language only', async (shareCount) => {
  const files = await listFiles()
  for (let share = 0; share < shareCount; share += 1) {
    const languages = new Set(filesOfShare(files, { share, shareCount }).map(({ locale }) => locale))
    expect(languages.size).toBe(1)
  }
})
