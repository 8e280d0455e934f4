import { collectDefaultMetrics, Registry } from 'prom-client'

/**
 * One per process, with what Node itself knows: memory, event loop, open files. Labels of our own metrics hold route
 * templates, forms, receivers and codes, never anything a visitor wrote.
 */
export function createRegistry(): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return registry
}
