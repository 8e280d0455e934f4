import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createPool } from '@app/platform/database/pool'
import { createLogger } from '@app/platform/log/logger'
import { startMetricsServer } from '@app/platform/metrics/metrics-server'
import { databaseCheck, registerDependencyGauge } from '@app/platform/metrics/part-metrics'
import { createRegistry } from '@app/platform/metrics/registry'
import { requestMetrics } from '@app/platform/metrics/request-metrics'
import { cmsEnv } from '../env'
import { cmsRoute } from './cms-route'

type Exchange = { request: IncomingMessage; response: ServerResponse }

export async function startCmsMetrics(): Promise<void> {
  const { METRICS_PORT, METRICS_HOST, DATABASE_URL, LOG_LEVEL } = cmsEnv()
  if (!METRICS_PORT) return
  const registry = createRegistry()
  const logger = createLogger({ process: 'cms', level: LOG_LEVEL })
  // The check has a separate connection, because Payload's pool is for requests.
  const database = databaseCheck(createPool({ databaseUrl: DATABASE_URL, logger, max: 1 }))
  registerDependencyGauge(registry, 'database', database)
  countRequests(requestMetrics(registry), METRICS_PORT)
  await startMetricsServer({
    registry,
    logger,
    port: METRICS_PORT,
    host: METRICS_HOST,
    health: async () => ({ database: await database() }),
  })
}

/**
 * Counts requests with Node's diagnostics channels, without wrapping Next. Requests to the metrics port are not
 * counted.
 */
function countRequests(recordRequest: ReturnType<typeof requestMetrics>, metricsPort: number): void {
  const startTimes = new WeakMap<IncomingMessage, number>()
  subscribe('http.server.request.start', (message) => {
    startTimes.set((message as Exchange).request, performance.now())
  })
  subscribe('http.server.response.finish', (message) => {
    const { request, response } = message as Exchange
    if (request.socket.localPort === metricsPort) return
    const { pathname } = new URL(request.url ?? '/', 'http://cms')
    const seconds = (performance.now() - (startTimes.get(request) ?? performance.now())) / 1000
    recordRequest({ method: request.method ?? 'GET', route: cmsRoute(pathname), status: response.statusCode, seconds })
  })
}
