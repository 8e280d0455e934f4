import { expect, test } from 'vitest'
import { longestDelivery, timeLimits } from './time-limits'

test.each(Object.entries(longestDelivery))(
  'ends a delivery to %s before the queue gives its job to another worker',
  (_, seconds) => {
    expect(seconds).toBeLessThan(timeLimits.job)
  },
)
