import { createPool } from '@app/platform/database/pool'
import { readEnv } from '@app/platform/env/read-env'
import {
  databaseVariables,
  intakeVariables,
  logVariables,
  metricsVariables,
  siteVariables,
  sourceVariables,
  storageVariables,
} from '@app/platform/env/variables'
import { createLogger } from '@app/platform/log/logger'
import { startMetricsServer } from '@app/platform/metrics/metrics-server'
import { databaseCheck } from '@app/platform/metrics/part-metrics'
import { createRegistry } from '@app/platform/metrics/registry'
import { createPrivateStore } from '@app/platform/storage/create-store'
import { createProofOfWork } from './abuse/proof-of-work'
import { ignoreSkippedPartErrors } from './abuse/skipped-parts'
import { createApp } from './app'
import { createIntakeMetrics } from './server/intake-metrics'
import { createConsentVersions } from './submissions/consent-versions'

const env = readEnv({
  ...databaseVariables,
  ...intakeVariables,
  ...logVariables,
  ...metricsVariables,
  ...siteVariables,
  ...sourceVariables,
  ...storageVariables,
})
const logger = createLogger({ process: 'intake', level: env.LOG_LEVEL })
ignoreSkippedPartErrors(logger)
/** Shorter than the timeouts of the browser (25 s) and nginx (30 s), after which no submission may be stored. */
const TRANSACTION_SECONDS = 15
const pool = createPool({ databaseUrl: env.DATABASE_URL, logger, transactionSeconds: TRANSACTION_SECONDS })
const privateStore = createPrivateStore(env)
const registry = createRegistry()

const app = await createApp({
  pool,
  logger,
  privateStore,
  metrics: createIntakeMetrics(registry, { pool, privateStore }),
  clock: () => new Date(),
  sendsLeadReceipts: env.LEAD_RECEIPTS === 'on',
  consentVersions: createConsentVersions(pool),
  publicUrl: env.PUBLIC_URL,
  trustedProxies: env.TRUST_PROXY,
  limitFactor: env.INTAKE_LIMIT_TIMES,
  sources: {
    secrets: {
      meta: env.META_APP_SECRET,
      portal: env.PORTAL_WEBHOOK_SECRET,
      generic: env.GENERIC_WEBHOOK_SECRET,
      whatsapp: env.WHATSAPP_APP_SECRET,
    },
    verifyTokens: { meta: env.META_VERIFY_TOKEN, whatsapp: env.WHATSAPP_VERIFY_TOKEN },
  },
  proofOfWork: env.ALTCHA_KEY ? createProofOfWork(env.ALTCHA_KEY) : undefined,
})
await app.listen({ port: env.INTAKE_PORT, host: env.INTAKE_HOST })
const database = databaseCheck(pool)
const metricsServer =
  env.METRICS_PORT &&
  (await startMetricsServer({
    registry,
    logger,
    port: env.METRICS_PORT,
    host: env.METRICS_HOST,
    health: async () => ({ database: await database() }),
  }))

/** Stops the process after the requests in progress have been answered. */
async function stop() {
  await app.close()
  if (metricsServer) await metricsServer.stop()
  await pool.end()
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
