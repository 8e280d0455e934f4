import { referralProgramme as schema } from '@sillar/domain/content/globals.schema'
import { expect, test } from 'vitest'
import { referralProgramme } from './referral-programme'

test('a programme without steps is not published', () => {
  const { steps } = referralProgramme
  expect(schema.safeParse(referralProgramme).success).toBe(true)
  expect(schema.safeParse({ ...referralProgramme, steps: { ...steps, items: [] } }).success).toBe(false)
})
