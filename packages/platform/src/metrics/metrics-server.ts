import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Registry } from 'prom-client'
import type { Logger } from '../log/logger'

/** Availability of each part that the process depends on. */
export type Health = Record<string, boolean>

type MetricsServerSettings = {
  registry: Registry
  /** Must not throw, and reports a part that cannot be checked as unavailable. */
  health: () => Promise<Health>
  logger: Logger
  port: number
  host: string
}

export type RunningMetricsServer = { url: string; stop(): Promise<void> }

/** Starts the metrics server on a separate port, so the public URLs never expose metrics. */
export async function startMetricsServer(settings: MetricsServerSettings): Promise<RunningMetricsServer> {
  const { registry, health, logger, port, host } = settings
  const answer = async (path: string, response: ServerResponse) => {
    if (path === '/metrics') return send(response, 200, registry.contentType, await registry.metrics())
    if (path !== '/health') return send(response, 404, 'text/plain', 'not found\n')
    const parts = await health()
    const isHealthy = Object.values(parts).every(Boolean)
    const body = JSON.stringify({ status: isHealthy ? 'healthy' : 'unhealthy', parts })
    return send(response, isHealthy ? 200 : 503, 'application/json', body)
  }
  const server = createServer((request, response) => {
    answer(new URL(request.url ?? '/', 'http://metrics').pathname, response).catch((err: unknown) => {
      logger.error({ err }, 'metrics could not be read')
      send(response, 500, 'text/plain', 'metrics could not be read\n')
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const { port: actualPort } = server.address() as AddressInfo
  return {
    url: `http://${host}:${actualPort}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type }).end(body)
}
