import { collectDefaultMetrics, Registry } from 'prom-client'

/**
 * Creates the process's registry with Node's default metrics. Labels of our metrics must never contain text typed by a
 * visitor.
 */
export function createRegistry(): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return registry
}
