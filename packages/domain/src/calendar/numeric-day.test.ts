import { expect, test } from 'vitest'
import { locales } from '../language/locale'
import { formatDay } from './format-date'
import { addDays } from './lima-date'
import { numericDay } from './numeric-day'

const daysOfTwoYears = Array.from({ length: 731 }, (_, index) => addDays('2026-01-01', index))

test.each(locales)('formats every day of two years as `formatDay` does (%s)', (locale) => {
  expect(daysOfTwoYears.map((day) => numericDay(day, locale))).toEqual(
    daysOfTwoYears.map((day) => formatDay(day, locale, 'numeric')),
  )
})
