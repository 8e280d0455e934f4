import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { removePages } from './remove-pages'

test('removes the pages and the site map, and keeps error pages and other files with their compressed versions', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'remove-pages-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(path.join(folder, 'en'))
  for (const name of ['index.html', 'sitemap.xml', 'en/news.html', 'en/maintenance.html', '404.html', 'robots.txt'])
    for (const extension of ['', '.br', '.gz']) await writeFile(path.join(folder, name + extension), '')
  await removePages(folder)
  const keptFiles = (await readdir(folder, { recursive: true })).filter((name) => name !== 'en')
  const expected = ['404.html', 'en/maintenance.html', 'robots.txt'].flatMap((name) => [
    name,
    `${name}.br`,
    `${name}.gz`,
  ])
  expect(keptFiles.sort()).toEqual(expected.sort())
})
