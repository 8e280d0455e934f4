import { Counter, Registry } from 'prom-client'
import { afterEach, expect, test } from 'vitest'
import { createLogger } from '../log/logger'
import { type RunningMetricsServer, startMetricsServer } from './metrics-server'

const logger = createLogger({ process: 'test', level: 'silent' })
let server: RunningMetricsServer | undefined
afterEach(() => server?.stop())

async function start(health: () => Promise<Record<string, boolean>>): Promise<string> {
  const registry = new Registry()
  new Counter({ name: 'seen_total', help: 'Seen.', registers: [registry] }).inc(3)
  server = await startMetricsServer({ registry, health, logger, port: 0, host: '127.0.0.1' })
  return server.url
}

test('serves metrics in Prometheus format and responds with 404 to other paths', async () => {
  const url = await start(async () => ({}))
  const response = await fetch(`${url}/metrics`)
  expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4')
  expect(await response.text()).toContain('seen_total 3')
  expect((await fetch(`${url}/`)).status).toBe(404)
})

test('reports an unhealthy process and names the unavailable dependency', async () => {
  const url = await start(async () => ({ queue: true, database: false }))
  const response = await fetch(`${url}/health`)
  expect(response.status).toBe(503)
  expect(await response.json()).toEqual({ status: 'unhealthy', parts: { queue: true, database: false } })
})

test('responds with 500 if the health check throws', async () => {
  const url = await start(async () => {
    throw new Error('broken')
  })
  expect((await fetch(`${url}/health`)).status).toBe(500)
})
