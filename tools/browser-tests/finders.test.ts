// Browser tests find things as a person does, by role, name and text. Class names are hashed, and scripts find their
// elements without attributes, so a test that named either would break with every change of the looks.
import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'

const folder = path.resolve(import.meta.dirname, '../../tests/e2e')

const selector = /\b(?:locator|querySelector(?:All)?|closest|matches)\(\s*(['"`])(.*?)\1/g
const classOrData = /(?:^|[\s>+~,(\w\]])\.[a-z]|\[data-/i
/** Names of the panorama viewer, which are not ours to choose. */
const viewer = /^\.psv-/

const files: string[] = []
for await (const file of glob('**/*.ts', { cwd: folder })) files.push(file)

test.each(files)('%s finds nothing by a class or a data attribute', async (file) => {
  const text = await readFile(path.join(folder, file), 'utf8')
  const selectors = [...text.matchAll(selector)].map(([, , written = '']) => written)
  const named = selectors.filter((one) => classOrData.test(one) && !viewer.test(one))
  const expected = text.match(/toHaveClass|toHaveAttribute\('data-[\w-]+/g) ?? []
  expect([...named, ...expected]).toEqual([])
})
