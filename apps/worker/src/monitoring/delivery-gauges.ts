import type { Pool } from '@sillar/platform/database/pool'
import { Gauge, type Registry } from 'prom-client'
import { cached } from './cached'
import { type ReceiverState, readReceiverStates } from './integration-states'

const CACHED_MS = 5000

/** Read from the database when asked, so that they are right after a restart and the same for every worker. */
export function deliveryGauges(registry: Registry, { pool }: { pool: Pool }): void {
  const states = cached(() => readReceiverStates(pool), CACHED_MS)
  /** A database that is away leaves the gauges out: no number is better than an old one that looks fresh. */
  const gauge = (name: string, help: string, read: (state: ReceiverState) => number | undefined) =>
    new Gauge({
      name,
      help,
      labelNames: ['receiver'],
      registers: [registry],
      async collect() {
        this.reset()
        for (const state of await states().catch(() => [])) {
          const value = read(state)
          if (value !== undefined) this.set({ receiver: state.receiver }, value)
        }
      },
    })

  gauge('sillar_deliveries_waiting', 'Deliveries that wait for this receiver.', ({ waiting }) => waiting)
  gauge('sillar_deliveries_parked', 'Deliveries set aside after 72 hours.', ({ parked }) => parked)
  gauge(
    'sillar_deliveries_oldest_waiting_seconds',
    'Age of the oldest waiting delivery; 0 when none waits.',
    ({ oldestWaitingSince }) => (oldestWaitingSince ? (Date.now() - +oldestWaitingSince) / 1000 : 0),
  )
  gauge(
    'sillar_receiver_last_success_timestamp_seconds',
    'When this receiver last took something.',
    ({ lastSuccessAt }) => (lastSuccessAt ? +lastSuccessAt / 1000 : undefined),
  )
  gauge(
    'sillar_receiver_refusing_since_timestamp_seconds',
    'Since when this receiver has refused everything; 0 when it does not.',
    ({ refusingSince }) => (refusingSince ? +refusingSince / 1000 : 0),
  )
}
