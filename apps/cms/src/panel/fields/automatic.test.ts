import type { NumberField } from 'payload'
import { expect, test } from 'vitest'
import { filledBy, fillNumber } from './automatic'

const field: NumberField = filledBy(fillNumber, { name: 'number', type: 'number', required: true })
const validate = field.validate as (value: unknown, options: object) => unknown
const options = { required: true, req: { t: (key: string) => key } }

test('an automatic field may be empty in the form but not in the database', async () => {
  expect(await validate(null, { ...options, event: 'onChange' })).toBe(true)
  expect(await validate(null, { ...options, event: 'submit' })).toEqual(expect.any(String))
})

test('a typed value of an automatic field is validated in the form', async () => {
  expect(await validate('siete', { ...options, event: 'onChange' })).toEqual(expect.any(String))
  expect(await validate(7, { ...options, event: 'onChange' })).toBe(true)
})
