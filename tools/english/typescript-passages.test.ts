import { expect, test } from 'vitest'
import { typescriptPassages } from './typescript-passages'

const textsOf = (source: string, name = 'a.ts') => typescriptPassages(source, name).map(({ text }) => text)

test('returns line, block and doc comments with their offset', () => {
  const source = '/** One. */\nconst a = 1 // Two.\n/* Three. */\n'
  expect(typescriptPassages(source, 'a.ts')).toEqual([
    { start: 0, text: '/** One. */' },
    { start: 24, text: '// Two.' },
    { start: 32, text: '/* Three. */' },
  ])
})

test('ignores strings, regular expressions and template literals that look like comments', () => {
  expect(textsOf('const a = "// no"; const b = /\\/* no/; const c = `// no /* no */`')).toEqual([])
})

test('finds comments of JSX but not its text', () => {
  expect(textsOf('const a = <p>// no {/* Yes. */}</p>', 'a.tsx')).toEqual(['/* Yes. */'])
})

test('returns the titles of tests and describes, with modifiers and tables', () => {
  expect(
    textsOf("describe('a', () => {}); test.each([1])('b %s', () => {}); it.skip(`c`, () => {}); other('e')"),
  ).toEqual(['a', 'b %s', 'c'])
})
