import { expect, test } from 'vitest'
import { complaintReceipt } from './complaint-receipt'

test.each([
  ['es', 'Respuesta hasta el', '7 de diciembre de 2026'],
  ['en', 'Answer due by', '7 December 2026'],
] as const)('shows the due date as text on the page without JavaScript, in %s', (locale, name, value) => {
  const receipt = { dueOn: '2026-12-07', lookupCode: 'SM-7K4F-Q2MX', attachment: { name: 'Foto.jpg', size: 2048 } }
  const { details, facts } = complaintReceipt(receipt, locale)
  expect(details).toEqual(receipt)
  expect(facts).toContainEqual({ name, value })
  expect(facts?.map((fact) => fact.value)).toEqual(['SM-7K4F-Q2MX', value, 'Foto.jpg (2 KB)'])
})
