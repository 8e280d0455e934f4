import { existsSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'

const repository = path.resolve(import.meta.dirname, '../..')

/** How docs/spec-coverage.md shortens paths. */
const shortNames: Record<string, string> = {
  'site/': 'apps/site/src/',
  'cms/': 'apps/cms/src/',
  'intake/': 'apps/intake/src/',
  'worker/': 'apps/worker/src/',
  'domain/': 'packages/domain/src/',
}

const file = /`([\w@.[\]/-]+\/[\w@.[\]-]+\.(?:tsx?|astro|css|json|ya?ml|md|sh|template|Dockerfile))`/g
const link = /\]\(((?!https?:|#)[^)\s]+)\)/g

/** A table of recipes names its folder once, in its head. */
const folderOfTable = /\| File in `([\w@.[\]/-]+)`/g

const pages = ['CONTRIBUTING.md', 'README.md', 'SECURITY.md']
for await (const page of glob('{docs,ops}/**/*.md', { cwd: repository })) pages.push(page)

function fullPath(name: string): string {
  const short = Object.keys(shortNames).find((prefix) => name.startsWith(prefix))
  return short ? name.replace(short, shortNames[short] ?? short) : name
}

test.each(pages)('%s names no file that does not exist', async (page) => {
  const text = await readFile(path.join(repository, page), 'utf8')
  const fromRoot = [...text.matchAll(file)].map(([, name = '']) => fullPath(name))
  const fromPage = [...text.matchAll(link)].map(([, target = '']) =>
    path.join(path.dirname(page), target.split('#')[0] ?? ''),
  )
  const folders = ['.', path.dirname(page), ...[...text.matchAll(folderOfTable)].map(([, folder = '']) => folder)]
  const near = (name: string) => folders.some((folder) => existsSync(path.join(repository, folder, name)))
  expect([...new Set([...fromRoot, ...fromPage])].filter((name) => !near(name))).toEqual([])
})
