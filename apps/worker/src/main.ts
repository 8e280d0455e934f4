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
import { prepareQueues } from '@sillar/platform/queue/prepare-queues'
import { createPrivateStore } from '@sillar/platform/storage/private-store'
import { clamdScanner } from './deliver/virus-scanner'
import { workOnDeliveries } from './deliver/work-on-deliveries'
import { workOnPublish } from './publish/publish.job'
import { publishVariables } from './publish/publish-variables'
import { workOnScheduledPublishing } from './publish/scheduled-publishing.job'
import { roleVariables } from './role-variables'

const env = readEnv({
  ...databaseVariables,
  ...logVariables,
  ...mailVariables,
  ...publishVariables,
  ...receiverVariables,
  ...roleVariables,
  ...scanVariables,
  ...siteVariables,
  ...storageVariables,
})
const clock = () => new Date()
const logger = createLogger({ process: 'worker', level: env.LOG_LEVEL })
const pool = createPool({ databaseUrl: env.DATABASE_URL, logger })
const mailer = createMailer(env)
const boss = createBoss(env.DATABASE_URL, 'worker')
boss.on('error', (err) => logger.warn({ err }, 'queue trouble'))

await boss.start()
await prepareQueues(boss, { retrySeconds: env.DELIVERY_RETRY_SECONDS })
if (env.WORKER_ROLES.includes('deliver')) {
  await workOnDeliveries({
    pool,
    boss,
    logger,
    clock,
    mailer,
    privateStore: createPrivateStore(env),
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
}
if (env.WORKER_ROLES.includes('publish')) {
  await workOnPublish(boss, pool, logger, {
    releasesDir: env.RELEASES_DIR,
    siteDir: env.SITE_DIR,
    cmsUrl: env.CMS_INTERNAL_URL,
    snapshotToken: env.SNAPSHOT_TOKEN,
    publicUrl: env.PUBLIC_URL,
    now: clock,
  })
  await workOnScheduledPublishing(boss, logger, { cmsUrl: env.CMS_INTERNAL_URL, snapshotToken: env.SNAPSHOT_TOKEN })
}
logger.info({ roles: env.WORKER_ROLES }, 'worker is ready')

/** Jobs under way are finished first. */
async function stop() {
  await boss.stop({ graceful: true, timeout: 20_000 })
  mailer.close()
  await pool.end()
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
