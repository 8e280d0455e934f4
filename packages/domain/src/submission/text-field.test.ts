import { expect, test } from 'vitest'
import { requiredName, requiredText } from './text-field'

const name = requiredName('x', { max: 80 })
const isTaken = (text: string) => name.safeParse(text).success

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
])('%s is a name', (text) => {
  expect(isTaken(text)).toBe(true)
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
])('%j is none', (text) => {
  expect(isTaken(text)).toBe(false)
})

test('a forgotten space after a full stop is put in, and an address loses its form', () => {
  expect(name.parse('Ma.Elena')).toBe('Ma. Elena')
  expect(name.parse('Evil.Com')).toBe('Evil. Com')
})

test('half a character becomes the sign for it, as the database would keep it', () => {
  expect(requiredText('x', { max: 9 }).parse('a\ud800b')).toBe('a\ufffdb')
})
