import { expect, test } from 'vitest'
import { bookDate, definitionText, readPreview } from './book-preview'

test('the preview of the server is read', () => {
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
  '%o is no preview, and the sheet says so instead of inventing a number',
  (answer) => {
    expect(readPreview(answer)).toEqual({ kind: 'unknown' })
  },
)

test('dates are written in es-PE format, in English with the month as a word', () => {
  expect(bookDate('2026-03-05', 'es')).toBe('5/3/2026')
  expect(bookDate('2026-12-04T05:00:00.000Z', 'es')).toBe('4/12/2026')
  expect(bookDate('2026-12-04', 'en')).toBe('4 December 2026')
})

test.each([
  ['Reclamo: disconformidad con los proyectos.', 'Disconformidad con los proyectos.'],
  ['Claim (reclamo): you are dissatisfied.', 'You are dissatisfied.'],
  ['Malestar con la atención.', 'Malestar con la atención.'],
])('%s is shown as %s', (definition, shown) => {
  expect(definitionText(definition)).toBe(shown)
})
