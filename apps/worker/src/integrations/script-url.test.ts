import { expect, test } from 'vitest'
import { scriptUrl } from './script-url'

const delivery = { id: '7f1c', reference: 'N° 000 000001-2026' }
const parametersOf = (url: string) => Object.fromEntries(new URL(url).searchParams)

test('adds key, delivery id and reference as query parameters', () => {
  const url = scriptUrl('https://script.example.test/s/A1/exec', 'secret', delivery, { currency: 'PEN' })
  expect(url).toMatch(/^https:\/\/script\.example\.test\/s\/A1\/exec\?/)
  expect(parametersOf(url)).toEqual({
    key: 'secret',
    delivery: '7f1c',
    reference: 'N° 000 000001-2026',
    currency: 'PEN',
  })
})

test('keeps existing query parameters and adds no key if none is set', () => {
  expect(parametersOf(scriptUrl('https://script.example.test/exec?sheet=2', undefined, delivery))).toEqual({
    sheet: '2',
    delivery: '7f1c',
    reference: 'N° 000 000001-2026',
  })
})
