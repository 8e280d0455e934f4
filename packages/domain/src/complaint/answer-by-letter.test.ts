import { expect, test } from 'vitest'
import { answeredOn, letterProblem, MAX_LETTER_DETAIL } from './answer-by-letter'

const days = { today: '2026-11-19', writtenOn: '2026-11-17' }
const delivery = { on: '2026-11-18', method: 'hand', detail: 'Ana Torres' } as const

test.each([
  ['a letter that was handed over', delivery, undefined],
  ['a letter of the day of the answer', { ...delivery, on: '2026-11-17' }, undefined],
  ['a letter of today', { ...delivery, on: '2026-11-19' }, undefined],
  ['a day that does not exist', { ...delivery, on: '2026-11-31' }, 'day'],
  ['a day in the future', { ...delivery, on: '2026-11-20' }, 'future'],
  ['a day before the answer', { ...delivery, on: '2026-11-16' }, 'before the answer'],
  ['an empty recipient', { ...delivery, detail: '  ' }, 'detail'],
  ['a recipient that is too long', { ...delivery, detail: 'x'.repeat(MAX_LETTER_DETAIL + 1) }, 'detail'],
] as const)('reports the right problem, or none, for %s', (_, letter, problem) => {
  expect(letterProblem(letter, days)).toBe(problem)
})

test.each([
  ['by mail counts when it is written', { isByLetter: false, letterDeliveredOn: null }, '2026-11-17'],
  ['by mail keeps its day if a letter follows', { isByLetter: false, letterDeliveredOn: '2026-11-18' }, '2026-11-17'],
  ['by letter does not count before it is delivered', { isByLetter: true, letterDeliveredOn: null }, null],
  ['by letter counts when it is delivered', { isByLetter: true, letterDeliveredOn: '2026-11-18' }, '2026-11-18'],
])('an answer %s', (_, answer, day) => {
  expect(answeredOn({ writtenOn: '2026-11-17', ...answer })).toBe(day)
})
