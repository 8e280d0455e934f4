import { expect, test } from 'vitest'
import { longestDelivery, timeLimits } from './time-limits'

test.each(Object.entries(longestDelivery))(
  'a delivery to %s ends before its job is given to another worker',
  (_, seconds) => {
    expect(seconds).toBeLessThan(timeLimits.job)
  },
)
