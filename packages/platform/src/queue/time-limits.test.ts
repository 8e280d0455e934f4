import { expect, test } from 'vitest'
import { longestDelivery, timeLimits } from './time-limits'

test.each(Object.entries(longestDelivery))('ends a delivery to %s before another worker may claim it', (_, seconds) => {
  expect(seconds).toBeLessThan(timeLimits.delivery)
})
