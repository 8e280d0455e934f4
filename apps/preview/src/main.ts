import path from 'node:path'
import { readEnv } from '@app/platform/env/read-env'
import { logVariables, metricsVariables, previewVariables } from '@app/platform/env/variables'
import { createLogger } from '@app/platform/log/logger'
import { startMetricsServer } from '@app/platform/metrics/metrics-server'
import { createRegistry } from '@app/platform/metrics/registry'
import { requestMetrics } from '@app/platform/metrics/request-metrics'
import * as z from 'zod'
import { cacheDrafts, fetchDraftsFrom } from './draft-content'
import { createPreviewServer } from './preview-server'
import { loadSite } from './site-bundle'

const env = readEnv({
  ...logVariables,
  ...metricsVariables,
  ...previewVariables,
  CMS_INTERNAL_URL: z.url(),
  PREVIEW_DIR: z.string().default(path.resolve(import.meta.dirname, '../dist')),
})
const logger = createLogger({ process: 'preview', level: env.LOG_LEVEL })
const site = await loadSite(env.PREVIEW_DIR)
const drafts = cacheDrafts(fetchDraftsFrom({ cmsUrl: env.CMS_INTERNAL_URL, token: env.PREVIEW_TOKEN }))
const registry = createRegistry()
const metricsServer =
  env.METRICS_PORT &&
  (await startMetricsServer({
    registry,
    logger,
    port: env.METRICS_PORT,
    host: env.METRICS_HOST,
    // The site is always available, because startup fails if it cannot be loaded. Drafts are fetched per page.
    health: async () => ({ site: true }),
  }))
const server = createPreviewServer({
  token: env.PREVIEW_TOKEN,
  site,
  drafts,
  logger,
  onResponse: requestMetrics(registry),
})
server.listen(env.PREVIEW_PORT, env.PREVIEW_HOST, () => logger.info('preview is ready'))

/** Stops accepting connections. Requests in progress still finish. */
function stop() {
  server.close()
  server.closeIdleConnections()
  if (metricsServer) void metricsServer.stop()
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
