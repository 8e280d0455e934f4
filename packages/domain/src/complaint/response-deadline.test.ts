import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../calendar/lima-date'
import { isBusinessDay, LEGAL_DAY_RULE, responseDeadline } from './response-deadline'

test.each([
  ['2026-03-20', '2026-04-14', 'over Holy Week'],
  ['2026-07-20', '2026-08-14', 'over Independence Day and the battle of Junín'],
  ['2026-11-30', '2026-12-23', 'over the Immaculate Conception and the battle of Ayacucho'],
  ['2026-12-18', '2027-01-12', 'over Christmas and New Year'],
  ['2026-12-31', '2027-01-22', 'filed on the last day of the year'],
  ['2026-10-31', '2026-11-20', 'filed on a Saturday'],
])('a complaint filed on %s is due on %s (%s)', (filedOn, dueOn) => {
  expect(responseDeadline(filedOn, LEGAL_DAY_RULE)).toBe(dueOn)
})

test('counts every day if the rule uses calendar days', () => {
  expect(responseDeadline('2026-12-20', { kind: 'calendar', days: 30 })).toBe('2027-01-19')
})

test('sets the deadline to a business day after exactly the required number of business days', () => {
  const filedOn = fc
    .date({ min: new Date('2024-01-01'), max: new Date('2032-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  fc.assert(
    fc.property(filedOn, fc.integer({ min: 1, max: 40 }), (filingDay, days) => {
      const dueDay = responseDeadline(filingDay, { kind: 'business', days })
      let businessDays = 0
      for (let day = addDays(filingDay, 1); day <= dueDay; day = addDays(day, 1))
        if (isBusinessDay(day)) businessDays += 1
      return businessDays === days && isBusinessDay(dueDay)
    }),
  )
})
