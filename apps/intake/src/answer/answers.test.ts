import { expect, test } from 'vitest'
import { complaintReceipt } from './answers'

test.each([
  ['es', 'Respuesta hasta el', '7 de diciembre de 2026'],
  ['en', 'Answer due by', '7 December 2026'],
] as const)('whoever complains without a script is told the day of the answer in words, %s', (locale, name, value) => {
  expect(complaintReceipt('2026-12-07', locale)).toEqual({
    details: { dueOn: '2026-12-07' },
    facts: [{ name, value }],
  })
})
