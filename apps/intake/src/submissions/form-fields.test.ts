import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nestedValues } from './form-fields'

const shape = { checkboxes: ['acceptsTerms', 'acceptsMarketing'], yesNo: ['notifyByEmail'] }

test('turns dotted names into groups and numbered names into lists', () => {
  const fields = {
    firstName: 'Rosa',
    'appointment.date': '2026-12-01',
    'appointment.timeOfDay': 'morning',
    'referred.1.firstName': 'Luis',
    'referred.0.firstName': 'Ana',
    acceptsTerms: 'on',
  }
  expect(nestedValues(fields, shape)).toEqual({
    firstName: 'Rosa',
    appointment: { date: '2026-12-01', timeOfDay: 'morning' },
    referred: [{ firstName: 'Ana' }, { firstName: 'Luis' }],
    acceptsTerms: true,
    acceptsMarketing: false,
  })
})

test('omits blank groups of fields', () => {
  const fields = {
    'appointment.date': '',
    'appointment.timeOfDay': ' ',
    'referred.0.firstName': 'Ana',
    'referred.1.firstName': '',
  }
  expect(nestedValues(fields, shape)).toMatchObject({ referred: [{ firstName: 'Ana' }] })
  expect(nestedValues(fields, shape)).not.toHaveProperty('appointment')
})

test.each([
  ['true', true],
  ['false', false],
  ['', undefined],
  ['maybe', undefined],
])('reads %j as the answer %j to a yes-or-no question', (text, answer) => {
  expect(nestedValues({ notifyByEmail: text }, shape).notifyByEmail).toBe(answer)
})

test.each([
  ['987654321', '+51987654321'],
  ['987 654 321', '+51987654321'],
  ['+1 202 555 0123', '+12025550123'],
  ['hello', 'hello'],
])('reads the phone %j as %j', (text, number) => {
  expect(nestedValues({ phone: text }, shape).phone).toBe(number)
})

test('ignores field names that would change a prototype', () => {
  nestedValues(
    { '__proto__.polluted': 'yes', 'a.__proto__.polluted': 'yes', 'constructor.prototype.polluted': 'yes' },
    shape,
  )
  expect(({} as { polluted?: string }).polluted).toBeUndefined()
})

test('accepts any fields without throwing', () => {
  fc.assert(fc.property(fc.dictionary(fc.string(), fc.string()), (fields) => Boolean(nestedValues(fields, shape))))
})
