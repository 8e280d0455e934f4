import { createPool } from '@sillar/platform/database/pool'
import { readEnv } from '@sillar/platform/env/read-env'
import {
  databaseVariables,
  intakeVariables,
  logVariables,
  scanVariables,
  storageVariables,
} from '@sillar/platform/env/variables'
import { createLogger } from '@sillar/platform/log/logger'
import { createBoss } from '@sillar/platform/queue/boss'
import { startSender } from '@sillar/platform/queue/start-sender'
import { createPrivateStore } from '@sillar/platform/storage/create-store'
import { createProofOfWork } from './abuse/proof-of-work'
import { createApp } from './app'

const env = readEnv({
  ...databaseVariables,
  ...intakeVariables,
  ...logVariables,
  ...scanVariables,
  ...storageVariables,
})
const logger = createLogger({ process: 'intake', level: env.LOG_LEVEL })
const pool = createPool({ databaseUrl: env.DATABASE_URL, logger })
const boss = createBoss(env.DATABASE_URL, 'sender')

const app = await createApp({
  pool,
  boss,
  logger,
  privateStore: createPrivateStore(env),
  clock: () => new Date(),
  scansAttachments: env.CLAMD_HOST !== undefined,
  trustedProxies: env.TRUST_PROXY,
  limitTimes: env.INTAKE_LIMIT_TIMES,
  proofOfWork: env.ALTCHA_KEY ? createProofOfWork(env.ALTCHA_KEY) : undefined,
})
await app.listen({ port: env.INTAKE_PORT, host: env.INTAKE_HOST })

const stopping = new AbortController()
void startSender(boss, logger, stopping.signal)

/** Requests under way are answered first. */
async function stop() {
  stopping.abort()
  await app.close()
  await boss.stop({ graceful: false })
  await pool.end()
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
