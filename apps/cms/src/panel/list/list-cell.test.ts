import { expect, test } from 'vitest'
import { type CellContext, cellText } from './list-cell'

const list = { words: { detail: [{ code: 'no answer', es: 'Sin respuesta', en: 'No answer' }] } }
const context = { language: 'es', now: new Date(), list } as unknown as CellContext

test.each([
  ['no answer', 'Sin respuesta'],
  ['no answer: ETIMEDOUT', 'Sin respuesta: ETIMEDOUT'],
  ['something else', 'something else'],
])('shows %j as %j in a field with words for its codes', (detail, shown) => {
  expect(cellText({ name: 'detail', type: 'text' } as never, { id: '1', detail }, context)).toBe(shown)
})
