// Browser tests find elements by role, name and text, as people do. Class names and data attributes change with every
// redesign, which would break tests that use them.
import { glob, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'

const folder = path.resolve(import.meta.dirname, '../../tests/e2e')

const selector = /\b(?:locator|querySelector(?:All)?|closest|matches)\(\s*(['"`])(.*?)\1/g
const classOrData = /(?:^|[\s>+~,(\w\]])\.[a-z]|\[data-/i
/** Class names of the panorama viewer, which we do not control. */
const viewer = /^\.psv-/

const files: string[] = []
for await (const file of glob('**/*.ts', { cwd: folder })) files.push(file)

test.each(files)('%s uses no class or data attribute as a locator', async (file) => {
  const text = await readFile(path.join(folder, file), 'utf8')
  const selectors = [...text.matchAll(selector)].map(([, , selectorText = '']) => selectorText)
  const forbidden = selectors.filter((text) => classOrData.test(text) && !viewer.test(text))
  const expected = text.match(/toHaveClass|toHaveAttribute\('data-[\w-]+/g) ?? []
  expect([...forbidden, ...expected]).toEqual([])
})
