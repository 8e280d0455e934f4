import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { allStatements } from './all-statements'
import { coveragePage } from './coverage-page'
import { remarks } from './remarks'
import { fullPath, isTested } from './statement'

const repository = path.resolve(import.meta.dirname, '../..')
const all = allStatements.flatMap(({ statements }) => statements)
const testedStatements = all.filter(isTested)

const texts = new Map<string, Promise<string>>()
function read(file: string): Promise<string> {
  const text = texts.get(file) ?? readFile(path.join(repository, file), 'utf8').catch(() => '')
  texts.set(file, text)
  return text
}

/** Removes the backslashes of escaped quotes, so titles can be compared with the source. */
const unescapeQuotes = (text: string) => text.replaceAll("\\'", "'")

test('docs/spec-coverage.md matches the statements; `pnpm coverage:write` rewrites it', async () => {
  expect(await read('docs/spec-coverage.md')).toBe(coveragePage(allStatements, remarks))
})

test('every file that a statement names exists', () => {
  const namedFiles = all.flatMap(({ where = [] }) => where)
  expect([...new Set(namedFiles)].filter((file) => !existsSync(path.join(repository, fullPath(file))))).toEqual([])
})

test('every test title that a statement names is in its file', async () => {
  const missingTests: string[] = []
  for (const { says, test } of testedStatements) {
    if (!unescapeQuotes(await read(fullPath(test.file))).includes(test.name)) missingTests.push(says)
  }
  expect(missingTests).toEqual([])
})

test('no statement is repeated', () => {
  const sentences = all.map(({ says }) => says)
  expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([])
})
