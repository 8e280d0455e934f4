import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createPool } from '@sillar/platform/database/pool'
import { createLogger } from '@sillar/platform/log/logger'
import { startMetricsServer } from '@sillar/platform/metrics/metrics-server'
import { databaseIsThere, partGauge } from '@sillar/platform/metrics/part-metrics'
import { createRegistry } from '@sillar/platform/metrics/registry'
import { requestMetrics } from '@sillar/platform/metrics/request-metrics'
import { cmsEnv } from '../env'
import { cmsRoute } from './cms-route'

type Exchange = { request: IncomingMessage; response: ServerResponse }

export async function startCmsMetrics(): Promise<void> {
  const { METRICS_PORT, METRICS_HOST, DATABASE_URL, LOG_LEVEL } = cmsEnv()
  if (!METRICS_PORT) return
  const registry = createRegistry()
  const logger = createLogger({ process: 'cms', level: LOG_LEVEL })
  // Payload's own pool belongs to requests; one connection of ours tells whether the database answers at all.
  const database = databaseIsThere(createPool({ databaseUrl: DATABASE_URL, logger, max: 1 }))
  partGauge(registry, 'database', database)
  countRequests(requestMetrics(registry), METRICS_PORT)
  await startMetricsServer({
    registry,
    logger,
    port: METRICS_PORT,
    host: METRICS_HOST,
    health: async () => ({ database: await database() }),
  })
}

/** Node itself tells of every answer, so nothing of Next has to be wrapped. Our own scrapes are left out. */
function countRequests(count: ReturnType<typeof requestMetrics>, metricsPort: number): void {
  const startedAt = new WeakMap<IncomingMessage, number>()
  subscribe('http.server.request.start', (message) => {
    startedAt.set((message as Exchange).request, performance.now())
  })
  subscribe('http.server.response.finish', (message) => {
    const { request, response } = message as Exchange
    if (request.socket.localPort === metricsPort) return
    const { pathname } = new URL(request.url ?? '/', 'http://cms')
    const seconds = (performance.now() - (startedAt.get(request) ?? performance.now())) / 1000
    count({ method: request.method ?? 'GET', route: cmsRoute(pathname), status: response.statusCode, seconds })
  })
}
