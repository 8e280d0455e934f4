import { expect, test } from 'vitest'
import { isBrowserTest, titlePattern, vitestProjects } from './test-title'

test.each([
  [{ name: 'a field (with its error) is shown' }, 'a field (with its error) is shown', 'a field is shown'],
  [{ name: '${path} ends in a form' }, '/nosotros ends in a form', '/nosotros ends'],
  [{ name: 'the page of ${project.name} is built', of: 'O2' }, 'the page of O2 is built', 'the page of Killa is built'],
  [{ name: '%s in %s is at its address', of: 'home' }, 'home in es is at its address', 'news in es is at its address'],
])('the pattern of "$name" matches only its printed title', (namedTest, printedTitle, otherTitle) => {
  const pattern = new RegExp(titlePattern({ file: '', ...namedTest }))
  expect(pattern.test(printedTitle)).toBe(true)
  expect(pattern.test(otherTitle)).toBe(false)
})

test.each([
  ['a.test.ts', ['unit', 'rules']],
  ['a.browser.test.tsx', ['components']],
  ['a.integration.test.ts', ['integration']],
  ['a.security.ts', ['security']],
])('%s runs in the vitest projects %j', (file, projects) => {
  expect(vitestProjects(file)).toEqual(projects)
})

test('treats only *.e2e.ts files as browser tests', () => {
  expect(['a.e2e.ts', 'a.browser.test.tsx', 'a.test.ts'].filter(isBrowserTest)).toEqual(['a.e2e.ts'])
})
