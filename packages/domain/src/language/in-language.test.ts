import { expect, test } from 'vitest'
import { inLanguage } from './in-language'

const unchanged = (text: string) => text
const record = {
  name: 'Santorini',
  title: { es: 'Un pueblo', en: 'A village' },
  area: { amenities: [{ icon: 'waves', text: { es: 'Piscina', en: 'Pool' } }], building: null },
  focal: { x: 50, y: 20 },
}

test('localizes a record at every level', () => {
  expect(inLanguage(record, 'en', unchanged)).toEqual({
    name: 'Santorini',
    title: 'A village',
    area: { amenities: [{ icon: 'waves', text: 'Pool' }], building: null },
    focal: { x: 50, y: 20 },
  })
})

test('falls back to the other language if a text is missing', () => {
  expect(inLanguage({ title: { es: 'Un pueblo', en: '' } }, 'en', unchanged)).toEqual({ title: 'Un pueblo' })
})

test('applies `finish` to localized texts only', () => {
  expect(inLanguage(record, 'es', (text) => text.toUpperCase())).toMatchObject({
    name: 'Santorini',
    title: 'UN PUEBLO',
  })
})
