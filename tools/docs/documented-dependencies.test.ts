import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const repository = path.resolve(import.meta.dirname, '../..')
const page = readFileSync(path.join(repository, 'docs/dependencies.md'), 'utf8')

const foldersOfOneSection = ['content', 'tests', 'tools']
const folders = ['.', 'apps/cms', 'apps/intake', 'apps/preview', 'apps/site', 'apps/worker', ...foldersOfOneSection]

/** Returns the packages that the page lists for a folder. */
function documentedPackages(folder: string): string[] {
  const heading =
    folder === '.' ? 'Whole repository' : foldersOfOneSection.includes(folder) ? '`content`' : `\`${folder}\``
  const section = page.split(/^## /m).find((part) => part.startsWith(heading)) ?? ''
  const rows = section.split('\n').filter((line) => line.startsWith('| `'))
  const folderRows = foldersOfOneSection.includes(folder)
    ? rows.filter((row) => row.split('|')[2]?.trim() === folder)
    : rows
  return folderRows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
}

function declaredPackages(folder: string): string[] {
  const manifest = JSON.parse(readFileSync(path.join(repository, folder, 'package.json'), 'utf8'))
  return Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
}

const external = (names: string[]) => [...new Set(names.filter((name) => !name.startsWith('@app/')))].sort()

const packages = ['packages/documents', 'packages/domain', 'packages/mails', 'packages/platform']

test.each([...folders, ...packages, 'tools/mutation'])('lists exactly the direct dependencies of %s', (folder) => {
  expect(external(documentedPackages(folder))).toEqual(external(declaredPackages(folder)))
})
