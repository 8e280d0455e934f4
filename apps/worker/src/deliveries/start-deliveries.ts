import { setTimeout as wait } from 'node:timers/promises'
import { type Integration, integrations } from '@app/platform/queue/queues'
import type { DeliveryPolls } from '../monitoring/worker-health'
import { deliverContinuously } from './deliver-continuously'
import type { DeliverContext } from './delivery'
import { startProbing } from './integration-recovery'

/** The maximum number of concurrent attempts. The CRM has the most, because leads need the quickest answer. */
const concurrencyOf: Record<Integration, number> = {
  crm: 4,
  'referral-script': 2,
  'complaint-sheet': 2,
  mail: 3,
  push: 2,
  'meta-ads': 1,
  'google-ads': 1,
}

const STOP_MS = 20_000

/** Starts to deliver. Each integration has its own concurrent attempts, so a slow one does not delay another. */
export function startDeliveries(context: DeliverContext, polls: DeliveryPolls) {
  const running = integrations.map((integration) => {
    polls.set(integration, 0)
    const onPoll = (at: number) => void polls.set(integration, at)
    return deliverContinuously(context, { integration, concurrency: concurrencyOf[integration], onPoll })
  })
  startProbing(context)
  return {
    /** Waits for the attempts in progress, at most 20 s. */
    stop: () =>
      Promise.race([Promise.all(running.map(({ stop }) => stop())), wait(STOP_MS, undefined, { ref: false })]),
  }
}
