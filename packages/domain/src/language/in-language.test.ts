import { expect, test } from 'vitest'
import { inLanguage } from './in-language'

const asIs = (text: string) => text
const record = {
  name: 'Santorini',
  title: { es: 'Un pueblo', en: 'A village' },
  area: { amenities: [{ icon: 'waves', text: { es: 'Piscina', en: 'Pool' } }], building: null },
  focal: { x: 50, y: 20 },
}

test('a record speaks one language, all the way down', () => {
  expect(inLanguage(record, 'en', asIs)).toEqual({
    name: 'Santorini',
    title: 'A village',
    area: { amenities: [{ icon: 'waves', text: 'Pool' }], building: null },
    focal: { x: 50, y: 20 },
  })
})

test('a text missing in one language is said in the other', () => {
  expect(inLanguage({ title: { es: 'Un pueblo', en: '' } }, 'en', asIs)).toEqual({ title: 'Un pueblo' })
})

test('every text is finished, and nothing else is', () => {
  expect(inLanguage(record, 'es', (text) => text.toUpperCase())).toMatchObject({
    name: 'Santorini',
    title: 'UN PUEBLO',
  })
})
