import { expect, test } from 'vitest'
import { requiredName, requiredText } from './text-field'

const name = requiredName('x', { max: 80 })
const isAccepted = (text: string) => name.safeParse(text).success

test.each([
  'Rosa',
  'María José',
  'Ñáñez',
  "D'Angelo",
  'O’Brien',
  'Pérez-Luna',
  'J.R. Ríos',
  'Ma. Elena',
  'Nguyễn Thị Ánh',
  'Αλέξης',
  'Иван',
  '李雷',
])('accepts the name %s', (text) => {
  expect(isAccepted(text)).toBe(true)
})

test.each([
  'R2D2',
  'rosa@example.test',
  'evil.com',
  'Rosa evil.com',
  'EVIL.COM',
  'https evil',
  'www evil',
  'Rosa/x',
  'Rosa <b>',
  '=1',
  'Rosa: llama',
  'evil。com',
  'Rosa\u202e',
])('rejects the name %j', (text) => {
  expect(isAccepted(text)).toBe(false)
})

test('adds a missing space after a full stop, so a domain in a name does not become a link', () => {
  expect(name.parse('Ma.Elena')).toBe('Ma. Elena')
  expect(name.parse('Evil.Com')).toBe('Evil. Com')
})

test('replaces a lone surrogate with the replacement character', () => {
  expect(requiredText('x', { max: 9 }).parse('a\ud800b')).toBe('a\ufffdb')
})
