import { expect, test } from 'vitest'
import { discouragedWords } from './discouraged-words'
import { findInFile, findInText } from './find-discouraged'

const wordsIn = (text: string) => findInText(text, discouragedWords).map((finding) => finding.found)

test('reports the line, the word and its replacement', () => {
  const source = 'const whoever = 1\n\n/**\n * Mend it.\n */\n'
  expect(findInFile('a.ts', source, discouragedWords)).toEqual([
    { line: 4, found: 'Mend', word: 'mend', instead: 'fix' },
  ])
})

test('ignores files that quote the words on purpose', () => {
  expect(findInFile('docs/glossary.md', 'whoever', discouragedWords)).toEqual([])
  expect(findInFile('docs/images.md', 'A room for whoever', discouragedWords).map(({ found }) => found)).toEqual([
    'whoever',
  ])
})

test.each([
  ['whoever stands there', ['whoever', 'stands']],
  ['asks every half a minute', ['half a minute']],
  ['it is told in the address', ['is told', 'in the address']],
])('finds the discouraged words in "%s"', (text, expected) => {
  expect(wordsIn(text).sort()).toEqual(expected.sort())
})

test.each([
  'a stand-in',
  'HTTP keep-alive',
  'connection refused',
  'a foreign key',
  'the address bar',
  'the column `destination`',
])('allows established terms: "%s"', (text) => {
  expect(wordsIn(text)).toEqual([])
})

test('the list of discouraged words contains no word twice', () => {
  const names = discouragedWords.map(({ word }) => word)
  expect(new Set(names).size).toBe(names.length)
})
