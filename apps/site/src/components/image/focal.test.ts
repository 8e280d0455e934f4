import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { focalClasses } from './focal'

test.each([
  [{ x: 50, y: 50 }, 'fx-50 fy-50'],
  [{ x: 62, y: 58 }, 'fx-60 fy-60'],
  [{ x: 0, y: 100 }, 'fx-0 fy-100'],
  [{ x: 97.6, y: 2.4 }, 'fx-100 fy-0'],
])('rounds the focal point %j to the classes "%s"', (focal, classes) => {
  expect(focalClasses(focal)).toBe(classes)
})

test('defines a class in the style sheet for every step of 5%', () => {
  const css = readFileSync(join(import.meta.dirname, '../../styles/base.css'), 'utf8')
  for (let percent = 0; percent <= 100; percent += 5) {
    expect(css).toMatch(new RegExp(`\\.fx-${percent} \\{\\s+--fx: ${percent}%;`))
    expect(css).toMatch(new RegExp(`\\.fy-${percent} \\{\\s+--fy: ${percent}%;`))
  }
})
