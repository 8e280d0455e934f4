import { existsSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'

const repository = path.resolve(import.meta.dirname, '../..')

/** Path abbreviations of docs/spec-coverage.md. */
const shortNames: Record<string, string> = {
  'site/': 'apps/site/src/',
  'cms/': 'apps/cms/src/',
  'intake/': 'apps/intake/src/',
  'worker/': 'apps/worker/src/',
  'domain/': 'packages/domain/src/',
}

const file = /`([\w@.[\]/-]+\/[\w@.[\]-]+\.(?:tsx?|astro|css|json|ya?ml|md|sh|template|Dockerfile))`/g
const link = /\]\(((?!https?:|#)[^)\s]+)\)/g

/** Matches the header of a recipe table, which names the folder of the files in the table. */
const folderOfTable = /\| File in `([\w@.[\]/-]+)`/g

const pages = ['CHANGELOG.md', 'CONTRIBUTING.md', 'README.md', 'SECURITY.md']
for await (const page of glob('{docs,ops}/**/*.md', { cwd: repository })) pages.push(page)

function fullPath(name: string): string {
  const short = Object.keys(shortNames).find((prefix) => name.startsWith(prefix))
  return short ? name.replace(short, shortNames[short] ?? short) : name
}

test.each(pages)('%s names only files that exist', async (page) => {
  const text = await readFile(path.join(repository, page), 'utf8')
  const fromRoot = [...text.matchAll(file)].map(([, name = '']) => fullPath(name))
  const fromPage = [...text.matchAll(link)].map(([, target = '']) =>
    path.join(path.dirname(page), target.split('#')[0] ?? ''),
  )
  const folders = ['.', path.dirname(page), ...[...text.matchAll(folderOfTable)].map(([, folder = '']) => folder)]
  const exists = (name: string) => folders.some((folder) => existsSync(path.join(repository, folder, name)))
  expect([...new Set([...fromRoot, ...fromPage])].filter((name) => !exists(name))).toEqual([])
})

/** Returns the anchors that GitHub gives to the headings of a page. */
const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

test.each(pages)('%s links to headings that exist', async (page) => {
  const text = await readFile(path.join(repository, page), 'utf8')
  const broken: string[] = []
  for (const [, target = '', anchor = ''] of text.matchAll(/\]\(([\w./-]*)#([^)\s]+)\)/g)) {
    const linkedPage = target ? path.join(repository, path.dirname(page), target) : path.join(repository, page)
    if (!anchorsOf(await readFile(linkedPage, 'utf8')).includes(anchor)) broken.push(`${target}#${anchor}`)
  }
  expect(broken).toEqual([])
})
