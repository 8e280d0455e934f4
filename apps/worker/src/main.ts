import { createPool } from '@sillar/platform/database/pool'
import { readEnv } from '@sillar/platform/env/read-env'
import {
  databaseVariables,
  logVariables,
  mailVariables,
  receiverVariables,
  scanVariables,
  siteVariables,
  storageVariables,
} from '@sillar/platform/env/variables'
import { createLogger } from '@sillar/platform/log/logger'
import { createMailer } from '@sillar/platform/mail/mailer'
import { createBoss } from '@sillar/platform/queue/boss'
import { startKeeper } from '@sillar/platform/queue/start-keeper'
import { createMediaStore, createPrivateStore } from '@sillar/platform/storage/create-store'
import { clamdScanner } from './deliver/virus-scanner'
import { workOnDeliveries } from './deliver/work-on-deliveries'
import { keepHouse } from './housekeeping'
import { workOnPublish } from './publish/publish.job'
import { publishNewCode } from './publish/publish-new-code'
import { publishVariables } from './publish/publish-variables'
import { workOnScheduledPublishing } from './publish/scheduled-publishing.job'

const env = readEnv({
  ...databaseVariables,
  ...logVariables,
  ...mailVariables,
  ...publishVariables,
  ...receiverVariables,
  ...scanVariables,
  ...siteVariables,
  ...storageVariables,
})
const clock = () => new Date()
const logger = createLogger({ process: 'worker', level: env.LOG_LEVEL })
const pool = createPool({ databaseUrl: env.DATABASE_URL, logger })
const mailer = createMailer(env)
const privateStore = createPrivateStore(env)
const mediaStore = createMediaStore(env)
const boss = createBoss(env.DATABASE_URL, 'worker')
boss.on('error', (err) => logger.warn({ err }, 'queue trouble'))

await startKeeper(boss, pool, { retrySeconds: env.DELIVERY_RETRY_SECONDS })
await workOnDeliveries({
  pool,
  boss,
  logger,
  clock,
  mailer,
  privateStore,
  scanner: env.CLAMD_HOST ? clamdScanner(env.CLAMD_HOST, env.CLAMD_PORT) : undefined,
  settings: {
    crmUrl: env.CRM_URL,
    referralScriptUrl: env.REFERRAL_SCRIPT_URL,
    complaintScriptUrl: env.COMPLAINT_SCRIPT_URL,
    serviceMail: env.SERVICE_MAIL,
    alertMail: env.ALERT_MAIL,
    publicUrl: env.PUBLIC_URL,
  },
})
const site = { releasesDir: env.RELEASES_DIR, siteDir: env.SITE_DIR }
await workOnPublish(boss, pool, logger, {
  ...site,
  cmsUrl: env.CMS_INTERNAL_URL,
  snapshotToken: env.SNAPSHOT_TOKEN,
  publicUrl: env.PUBLIC_URL,
  now: clock,
})
await workOnScheduledPublishing(boss, logger, { cmsUrl: env.CMS_INTERNAL_URL, snapshotToken: env.SNAPSHOT_TOKEN })
await keepHouse({ pool, boss, logger, mediaStore, privateStore, releasesDir: env.RELEASES_DIR, clock })
await publishNewCode(boss, logger, site)
logger.info('worker is ready')

/** Jobs under way are finished first. */
async function stop() {
  await boss.stop({ graceful: true, timeout: 20_000 })
  mailer.close()
  await pool.end()
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
