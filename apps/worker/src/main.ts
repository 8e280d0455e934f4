import { createPool } from '@sillar/platform/database/pool'
import { readEnv } from '@sillar/platform/env/read-env'
import {
  alertVariables,
  backupVariables,
  databaseVariables,
  logVariables,
  mailVariables,
  metricsVariables,
  receiverVariables,
  scanVariables,
  siteVariables,
  storageVariables,
} from '@sillar/platform/env/variables'
import { createLogger } from '@sillar/platform/log/logger'
import { createMailer } from '@sillar/platform/mail/mailer'
import { startMetricsServer } from '@sillar/platform/metrics/metrics-server'
import { createRegistry } from '@sillar/platform/metrics/registry'
import { createBoss } from '@sillar/platform/queue/boss'
import { queues } from '@sillar/platform/queue/queues'
import { startKeeper } from '@sillar/platform/queue/start-keeper'
import { createMediaStore, createPrivateStore } from '@sillar/platform/storage/create-store'
import { workOnAttemptNow } from './deliveries/attempt-now.job'
import { workOnLostDeliveries } from './deliveries/lost-deliveries.job'
import { workOnDeliveries } from './deliveries/work-on-deliveries'
import { brochurePdfInThread } from './documents/pdf-thread'
import { inspectFile } from './files/inspect-file'
import { clamdScanner } from './files/virus-scanner'
import { destinations } from './integrations/destinations'
import { createScheduler } from './jobs/scheduled'
import { workOnSiteVisits } from './maintenance/count-page-views.job'
import { workOnLotsNow } from './maintenance/current-lots.job'
import { workOnDeadlineAlerts } from './maintenance/deadline-alerts.job'
import { workOnNewLeads } from './maintenance/new-leads.job'
import { workOnVisitReminders } from './maintenance/remind-appointments.job'
import { workOnRetention } from './maintenance/retention.job'
import { workOnProofs } from './maintenance/scan-proofs.job'
import { workOnSweep } from './maintenance/sweep-files.job'
import { workOnWatch } from './maintenance/watch-integrations.job'
import { workerHealth } from './monitoring/worker-health'
import { createWorkerMetrics } from './monitoring/worker-metrics'
import { workOnPublish } from './publishing/publish.job'
import { publishNewCode } from './publishing/publish-new-code'
import { publishVariables } from './publishing/publish-variables'
import { workOnScheduledPublishing } from './publishing/scheduled-publishing.job'
import { roleVariables } from './role-variables'

const env = readEnv({
  ...alertVariables,
  ...backupVariables,
  ...databaseVariables,
  ...logVariables,
  ...mailVariables,
  ...metricsVariables,
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
const privateStore = createPrivateStore(env)
const mediaStore = createMediaStore(env)
const boss = createBoss(env.DATABASE_URL, 'worker')
boss.on('error', (err) => logger.warn({ err }, 'queue trouble'))
const registry = createRegistry()
const metrics = createWorkerMetrics(registry, {
  pool,
  boss,
  releasesDir: env.RELEASES_DIR,
  backupStatusFile: env.BACKUP_STATUS_FILE,
})
// Listens before the queue is there, so that a worker that cannot start is seen as such.
const metricsServer =
  env.METRICS_PORT &&
  (await startMetricsServer({
    registry,
    logger,
    port: env.METRICS_PORT,
    host: env.METRICS_HOST,
    health: workerHealth(boss, pool),
  }))

await startKeeper(boss, pool, { retrySeconds: env.DELIVERY_RETRY_SECONDS })
const scheduled = createScheduler({ boss, logger, metrics })
const scanner = env.CLAMD_HOST ? clamdScanner(env.CLAMD_HOST, env.CLAMD_PORT) : undefined
if (env.WORKER_ROLES.includes('deliver')) {
  await workOnDeliveries({
    pool,
    boss,
    logger,
    metrics,
    clock,
    mailer,
    privateStore,
    inspect: inspectFile,
    scanner,
    destinations,
    settings: {
      crm: {
        url: env.CRM_URL,
        deliveredWhen: env.CRM_DELIVERED_WHEN,
        generalProjectId: env.CRM_GENERAL_PROJECT_ID,
      },
      referralScript: { url: env.REFERRAL_SCRIPT_URL, deliveredWhen: env.REFERRAL_SCRIPT_DELIVERED_WHEN },
      complaintScript: { url: env.COMPLAINT_SCRIPT_URL, deliveredWhen: env.COMPLAINT_SCRIPT_DELIVERED_WHEN },
      scriptKey: env.SCRIPT_KEY,
      serviceMail: env.SERVICE_MAIL,
      salesMail: env.SALES_MAIL ?? env.SERVICE_MAIL,
      alertMail: env.ALERT_MAIL,
      publicUrl: env.PUBLIC_URL,
      panelUrl: env.CMS_URL,
      mailsPerRecipient: env.MAILS_PER_RECIPIENT,
    },
  })
  await workOnNewLeads(scheduled, pool)
  await workOnLostDeliveries(scheduled, { boss, pool, logger })
  await workOnAttemptNow({ boss, pool, logger })
  await workOnWatch(scheduled, { boss, pool, logger, webhookUrl: env.ALERT_WEBHOOK_URL })
  await workOnDeadlineAlerts(scheduled, { boss, pool, clock })
  await workOnVisitReminders(scheduled, { boss, pool, clock })
  await workOnRetention(scheduled, pool)
  await workOnProofs(scheduled, { pool, privateStore, inspect: inspectFile, scanner })
}
if (env.WORKER_ROLES.includes('publish')) {
  const site = { releasesDir: env.RELEASES_DIR, siteDir: env.SITE_DIR }
  const cms = { cmsUrl: env.CMS_INTERNAL_URL, snapshotToken: env.SNAPSHOT_TOKEN }
  const brochures = { readMedia: mediaStore.get, draw: brochurePdfInThread }
  const settings = { ...site, ...cms, publicUrl: env.PUBLIC_URL, brochures, now: clock }
  await workOnPublish({
    boss,
    pool,
    logger,
    settings,
    metrics,
    webhookUrl: env.ALERT_WEBHOOK_URL,
    panelUrl: env.CMS_URL,
  })
  await workOnScheduledPublishing(scheduled, { boss, pool, cms: settings })
  await workOnLotsNow(scheduled, { pool, clock, releasesDir: env.RELEASES_DIR })
  if (env.SITE_VISITS_DIR) await workOnSiteVisits(scheduled, { pool, clock, siteVisitsDir: env.SITE_VISITS_DIR })
  // Left over from when the folder was set: it would be reported as overdue for ever.
  else await boss.unschedule(queues.countSiteVisits)
  await workOnSweep(scheduled, { pool, mediaStore, privateStore, releasesDir: env.RELEASES_DIR, now: clock })
  await publishNewCode(boss, pool, logger, site)
}
logger.info({ roles: env.WORKER_ROLES }, 'worker is ready')

/** Jobs under way are finished first. */
async function stop() {
  await boss.stop({ graceful: true, timeout: 20_000 })
  mailer.close()
  if (metricsServer) await metricsServer.stop()
  await pool.end()
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
