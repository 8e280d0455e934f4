import { expect, test } from 'vitest'
import { runnerOf, titlePattern } from './test-outcome'

test.each([
  [{ name: 'a field (with its error) is shown' }, 'a field (with its error) is shown', 'a field is shown'],
  [{ name: '${path} ends in a form' }, '/nosotros ends in a form', '/nosotros ends'],
  [{ name: 'the page of ${project.name} is built', of: 'O2' }, 'the page of O2 is built', 'the page of Killa is built'],
  [{ name: '%s in %s is at its address', of: 'home' }, 'home in es is at its address', 'news in es is at its address'],
])('$name is found by its printed title', (named, printed, other) => {
  const pattern = new RegExp(titlePattern({ file: '', ...named }))
  expect(pattern.test(printed)).toBe(true)
  expect(pattern.test(other)).toBe(false)
})

test('each kind of test has its runner', () => {
  expect(
    ['a.test.ts', 'a.browser.test.tsx', 'a.integration.test.ts', 'a.e2e.ts'].map((file) => runnerOf(file)),
  ).toEqual(['unit', 'components', 'integration', 'e2e'])
})
