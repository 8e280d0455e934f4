import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { allStatements } from './all-statements'
import { coveragePage } from './coverage-page'
import { remarks } from './remarks'
import { brokenFile, fullPath, type HeldStatement, isHeld } from './statement'

const repository = path.resolve(import.meta.dirname, '../..')
const all = allStatements.flatMap(({ statements }) => statements)
const held = all.filter(isHeld)

const texts = new Map<string, Promise<string>>()
function read(file: string): Promise<string> {
  const known = texts.get(file) ?? readFile(path.join(repository, file), 'utf8').catch(() => '')
  texts.set(file, known)
  return known
}

/** The statements a check finds wanting, each by what it says. */
async function wanting(isWanting: (statement: HeldStatement) => Promise<boolean> | boolean): Promise<string[]> {
  const found: string[] = []
  for (const statement of held) if (await isWanting(statement)) found.push(statement.says)
  return found
}

/** Quotes in a title stand escaped in a source with the same quotes. */
const unescaped = (text: string) => text.replaceAll("\\'", "'")

test('the page says what the statements say; `pnpm coverage:write` writes it anew', async () => {
  expect(await read('docs/spec-coverage.md')).toBe(coveragePage(allStatements, remarks))
})

test('every file named as an implementation exists', () => {
  const named = all.flatMap(({ where = [] }) => where)
  expect([...new Set(named)].filter((file) => !existsSync(path.join(repository, fullPath(file))))).toEqual([])
})

test('every statement names its test by a title that stands in the file', async () => {
  const missing = await wanting(
    async ({ test: { file, name } }) => !unescaped(await read(fullPath(file))).includes(name),
  )
  expect(missing).toEqual([])
})

test('the edit that breaks a statement fits exactly one place', async () => {
  const unfit = await wanting(async (statement) => {
    const { find, put } = statement.broken
    return (await read(brokenFile(statement))).split(find).length !== 2 || find === put
  })
  expect(unfit).toEqual([])
})

test('no browser test must wait for the content to be loaded anew after the edit', async () => {
  const loaded = /^(content|apps\/cms\/src|packages\/(domain|platform)\/src)\//
  const slow = await wanting(
    (statement) => statement.test.file.endsWith('.e2e.ts') && loaded.test(brokenFile(statement)),
  )
  expect(slow).toEqual([])
})

test('a statement is said once', () => {
  const said = all.map(({ says }) => says)
  expect(said.filter((one, at) => said.indexOf(one) !== at)).toEqual([])
})
