import { expect, test } from 'vitest'
import { filePassages } from './file-passages'

const textsOf = (name: string, source: string) => filePassages(name, source).map(({ text }) => text.trim())

test.each([
  ['styles.css', 'a { color: red; /* One. */ }', ['/* One. */']],
  ['update.sh', 'echo a # One.\necho a#b\n', ['# One.']],
  ['tables.sql', 'select 1; -- One.', ['-- One.']],
  ['image.svg', '<!-- no -->', []],
])('returns the comments of %s', (name, source, comments) => {
  expect(textsOf(name, source)).toEqual(comments)
})

test('reads the script of an Astro file as TypeScript and the template as markup', () => {
  const source = "---\n// One.\nconst a = '// no'\n---\n<p>{/* Two. */}</p>\n<!-- Three. -->\n"
  expect(textsOf('page.astro', source)).toEqual(['// One.', '/* Two. */', '<!-- Three. -->'])
  expect(filePassages('page.astro', source)[0]?.start).toBe(4)
})

test('leaves out code and link targets of Markdown', () => {
  const source = 'One `no` [two](no.md).\n\n   ```sh\n   no\n   ```\n\nThree.\n'
  expect(textsOf('page.md', source).join().split(/\s+/)).toEqual(['One', '[two', '.', 'Three.'])
})
