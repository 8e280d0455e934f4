import type { Pool } from '@app/platform/database/pool'
import { Gauge, type Registry } from 'prom-client'
import { cacheResult } from './cache-result'
import { type IntegrationState, readIntegrationStates } from './integration-states'

const CACHE_MS = 5000

/** Registers gauges that are read from the database, so they survive a restart and are identical for every worker. */
export function registerDeliveryGauges(registry: Registry, { pool }: { pool: Pool }): void {
  const states = cacheResult(() => readIntegrationStates(pool), CACHE_MS)
  /** Registers a gauge that has no value while the database is unreachable, because a stale value would mislead. */
  const registerGauge = (name: string, help: string, readFigure: (state: IntegrationState) => number | undefined) =>
    new Gauge({
      name,
      help,
      labelNames: ['integration'],
      registers: [registry],
      async collect() {
        this.reset()
        for (const state of await states().catch(() => [])) {
          const value = readFigure(state)
          if (value !== undefined) this.set({ integration: state.integration }, value)
        }
      },
    })

  registerGauge('app_deliveries_waiting', 'Deliveries waiting for this integration.', ({ waiting }) => waiting)
  registerGauge('app_deliveries_parked', 'Deliveries parked after 72 hours.', ({ parked }) => parked)
  registerGauge(
    'app_deliveries_oldest_waiting_seconds',
    'Age of the oldest waiting delivery; 0 if none is waiting.',
    ({ oldestWaitingSince }) => (oldestWaitingSince ? (Date.now() - +oldestWaitingSince) / 1000 : 0),
  )
  registerGauge(
    'app_integration_last_success_timestamp_seconds',
    'When this integration last accepted a delivery.',
    ({ lastSuccessAt }) => (lastSuccessAt ? +lastSuccessAt / 1000 : undefined),
  )
  registerGauge(
    'app_integration_rejecting_since_timestamp_seconds',
    'Since when this integration has rejected everything; 0 if it does not.',
    ({ rejectingSince }) => (rejectingSince ? +rejectingSince / 1000 : 0),
  )
}
