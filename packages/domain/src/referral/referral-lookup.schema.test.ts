import { expect, test } from 'vitest'
import { readReferenceCode, referralLookup } from './referral-lookup.schema'

test.each(['SM-7K4F-Q2MX', ' sm-7k4f-q2mx ', 'SM7K4FQ2MX', '7k4f q2mx', 'SM – 7K4F – Q2MX'])(
  'normalises the code %j',
  (text) => {
    expect(readReferenceCode(text)).toBe('SM-7K4F-Q2MX')
  },
)

test.each(['', 'SM', 'SM-7K4F', 'SM-7K4F-Q2MX-9', 'hola'])('rejects the code %j', (text) => {
  expect(readReferenceCode(text)).toBeUndefined()
})

test('requires a code and a valid e-mail address', () => {
  const errorKeysOf = (value: object) => referralLookup.safeParse(value).error?.issues.map(({ message }) => message)
  expect(errorKeysOf({ code: '', email: '' })).toEqual(
    expect.arrayContaining(['referralStatus.code.required', 'referralStatus.email.required']),
  )
  expect(errorKeysOf({ code: 'x', email: 'no' })).toEqual(['referralStatus.email.invalid'])
})
