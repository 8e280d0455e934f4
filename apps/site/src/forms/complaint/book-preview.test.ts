import { expect, test } from 'vitest'
import { bookDate, definitionText, readPreview } from './book-preview'

test('reads the expected complaint number and dates from the response', () => {
  const answer = {
    preview: 'N° 000 0000042-2026',
    filedOn: '2026-11-30',
    dueOn: '2026-12-23',
    rule: { kind: 'business', days: 15 },
  }
  expect(readPreview(answer)).toEqual({
    kind: 'ready',
    preview: { number: 'N° 000 0000042-2026', filedOn: '2026-11-30', dueOn: '2026-12-23' },
  })
})

test.each([null, 'x', {}, { preview: 42 }, { preview: 'N° 1', filedOn: 'today', dueOn: '2026-12-23' }])(
  'treats the response %o as an unknown number',
  (answer) => {
    expect(readPreview(answer)).toEqual({ kind: 'unknown' })
  },
)

test('formats dates with digits in Spanish and with the name of the month in English', () => {
  expect(bookDate('2026-03-05', 'es')).toBe('5/3/2026')
  expect(bookDate('2026-12-04T05:00:00.000Z', 'es')).toBe('4/12/2026')
  expect(bookDate('2026-12-04', 'en')).toBe('4 December 2026')
})

test.each([
  ['Reclamo: disconformidad con los proyectos.', 'Disconformidad con los proyectos.'],
  ['Claim (reclamo): you are dissatisfied.', 'You are dissatisfied.'],
  ['Malestar con la atención.', 'Malestar con la atención.'],
])('shortens the definition "%s" to "%s"', (definition, expected) => {
  expect(definitionText(definition)).toBe(expected)
})
