// Checks that the browser and unit tests that statements name exist under the titles with which they run. Otherwise a
// statement would be unproven.
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { allStatements } from './all-statements'
import { fullPath, isTested, type NamedTest } from './statement'
import { isBrowserTest, titlePattern, vitestProjects } from './test-title'

const repository = path.resolve(import.meta.dirname, '../..')
/** Listing the tests loads every test file, which is slow while the rest of CI runs. */
const LISTING_TIMEOUT_MS = 240_000

const run = promisify(execFile)
/**
 * The environment without the variables of this test run, because they would change which tests the other process
 * lists.
 */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST|NODE_OPTIONS|WITHOUT_LONG_TESTS)/.test(name)),
)

const testedStatements = allStatements
  .flatMap(({ statements }) => statements)
  .filter(isTested)
  .map(({ says, test }) => ({ says, test }))

const isUnitTest = (file: string) => vitestProjects(file).includes('unit') && !isBrowserTest(file)

const filesOf = (rows: { test: NamedTest }[]) => [...new Set(rows.map(({ test }) => fullPath(test.file)))]

/** Titles by file. Paths start at the root of the repository. */
type Titles = Map<string, string[]>

const add = (titles: Titles, file: string, title: string) => titles.set(file, [...(titles.get(file) ?? []), title])

type Suite = { file: string; suites?: Suite[]; specs?: { title: string; tags: string[] }[] }

type BrowserTitles = { all: Titles; long: Titles }

async function readBrowserTitles(): Promise<BrowserTitles> {
  const titles: BrowserTitles = { all: new Map(), long: new Map() }
  const command = [
    'exec',
    'playwright',
    'test',
    '--config',
    'tests/e2e/playwright.config.ts',
    '--list',
    '--reporter=json',
  ]
  const { stdout } = await run('pnpm', ['--silent', ...command], { cwd: repository, env, maxBuffer: 32 * 2 ** 20 })
  const { suites } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as { suites: Suite[] }
  const read = ({ file, specs = [], suites: inner = [] }: Suite) => {
    for (const { title, tags } of specs) {
      add(titles.all, `tests/e2e/${file}`, title)
      if (tags.includes('long')) add(titles.long, `tests/e2e/${file}`, title)
    }
    inner.forEach(read)
  }
  suites.forEach(read)
  return titles
}

async function readUnitTitles(files: string[]): Promise<Titles> {
  const titles: Titles = new Map()
  const folder = await mkdtemp(path.join(tmpdir(), 'runs-'))
  const list = path.join(folder, 'tests.json')
  // A static parse would not replace the placeholders in the titles.
  const command = [
    'exec',
    'vitest',
    'list',
    '--project',
    'unit',
    '--project',
    'rules',
    '--staticParse=false',
    `--json=${list}`,
    ...files,
  ]
  await run('pnpm', ['--silent', ...command], { cwd: repository, env })
  const listedTests = JSON.parse(await readFile(list, 'utf8')) as { name: string; file: string }[]
  await rm(folder, { recursive: true })
  for (const { name, file } of listedTests) add(titles, path.relative(repository, file), name)
  return titles
}

/** Returns the statements whose test is not in the list. */
const withoutRun = (rows: typeof testedStatements, titles: Titles) =>
  rows
    .filter(({ test }) => {
      const pattern = new RegExp(`(^|> )${titlePattern(test)}$`)
      return !titles.get(fullPath(test.file))?.some((title) => pattern.test(title))
    })
    .map(({ says, test: { name, of } }) => `${says}: ${name}${of ? ` (${of})` : ''}`)

test('every browser test that a statement names exists, and is marked if it runs nightly only', {
  timeout: LISTING_TIMEOUT_MS,
}, async () => {
  const { all, long } = await readBrowserTitles()
  const rows = testedStatements.filter(({ test }) => isBrowserTest(test.file))
  expect(withoutRun(rows, all)).toEqual([])
  const unmarkedRows = rows.filter((row) => !row.test.isLong && withoutRun([row], long).length === 0)
  expect(unmarkedRows.map(({ says }) => says)).toEqual([])
  expect(
    withoutRun(
      rows.filter(({ test }) => test.isLong),
      long,
    ),
  ).toEqual([])
})

test('every run of a parametrised unit test that a statement names exists', {
  timeout: LISTING_TIMEOUT_MS,
}, async () => {
  const parametrised = testedStatements.filter(({ test }) => test.of !== undefined && isUnitTest(test.file))
  expect(withoutRun(parametrised, await readUnitTitles(filesOf(parametrised)))).toEqual([])
})
