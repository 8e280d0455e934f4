import { Counter, Histogram, type Registry } from 'prom-client'

export type AnsweredRequest = { method: string; route: string; status: number; seconds: number }

/** Returns a function that counts and times requests. `route` is a template such as `/api/leads`, never a real URL. */
export function requestMetrics(registry: Registry): (request: AnsweredRequest) => void {
  const requests = new Counter({
    name: 'app_http_requests_total',
    help: 'Requests answered, by route template and status.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  })
  const durations = new Histogram({
    name: 'app_http_request_duration_seconds',
    help: 'Time from the request to the end of its response.',
    labelNames: ['route'],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  })
  return ({ method, route, status, seconds }) => {
    requests.inc({ method, route, status })
    durations.observe({ route }, seconds)
  }
}
