import { expect, test } from 'vitest'
import { intakeRecord } from './intake-record'

test('shows dates with the time and without the format of the USA, unless a field has its own format', () => {
  const own = { pickerAppearance: 'dayOnly', displayFormat: 'dd/MM/yyyy' } as const
  const { fields } = intakeRecord({
    slug: 'records',
    fields: [
      { name: 'sentAt', type: 'date', admin: { hidden: true } },
      { name: 'day', type: 'date', admin: { date: own } },
    ],
  })
  expect(fields).toMatchObject([
    { admin: { hidden: true, date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, HH:mm' } } },
    { admin: { date: own } },
  ])
})
