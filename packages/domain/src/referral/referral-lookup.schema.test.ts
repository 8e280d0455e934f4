import { expect, test } from 'vitest'
import { readReferenceCode, referralLookup } from './referral-lookup.schema'

test.each(['SM-7K4F-Q2MX', ' sm-7k4f-q2mx ', 'SM7K4FQ2MX', '7k4f q2mx', 'SM – 7K4F – Q2MX'])(
  'reads %j as the code',
  (typed) => {
    expect(readReferenceCode(typed)).toBe('SM-7K4F-Q2MX')
  },
)

test.each(['', 'SM', 'SM-7K4F', 'SM-7K4F-Q2MX-9', 'hola'])('rejects %j', (typed) => {
  expect(readReferenceCode(typed)).toBeUndefined()
})

test('requires both fields', () => {
  const keys = (value: object) => referralLookup.safeParse(value).error?.issues.map(({ message }) => message)
  expect(keys({ code: '', email: '' })).toEqual(
    expect.arrayContaining(['referralStatus.code.required', 'referralStatus.email.required']),
  )
  expect(keys({ code: 'x', email: 'no' })).toEqual(['referralStatus.email.invalid'])
})
