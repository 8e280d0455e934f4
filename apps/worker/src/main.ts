import { createPool } from '@app/platform/database/pool'
import { readEnv } from '@app/platform/env/read-env'
import {
  adVariables,
  alertVariables,
  backupVariables,
  databaseVariables,
  integrationVariables,
  logVariables,
  mailVariables,
  metaVariables,
  metricsVariables,
  noticeVariables,
  pushSecrets,
  pushVariables,
  scanVariables,
  siteVariables,
  storageVariables,
  whatsAppSecrets,
  whatsAppVariables,
} from '@app/platform/env/variables'
import { createLogger } from '@app/platform/log/logger'
import { createMailer } from '@app/platform/mail/mailer'
import { startMetricsServer } from '@app/platform/metrics/metrics-server'
import { createRegistry } from '@app/platform/metrics/registry'
import { createBoss } from '@app/platform/queue/boss'
import { createMediaStore, createPrivateStore } from '@app/platform/storage/create-store'
import { adSettings } from './deliveries/ad-settings'
import { createAttemptRecord } from './deliveries/delivery-record'
import { startDeliveries } from './deliveries/start-deliveries'
import { brochurePdfInThread, shareImageInThread } from './documents/document-thread'
import { inspectFile } from './files/inspect-file'
import { clamdScanner } from './files/virus-scanner'
import { deliverTo } from './integrations/integrations'
import { roleVariables } from './jobs/role-variables'
import { startJobs } from './jobs/start-jobs'
import { startQueue } from './jobs/start-queue'
import { startIngestion } from './maintenance/new-leads.job'
import { type DeliveryPolls, workerHealth } from './monitoring/worker-health'
import { createWorkerMetrics } from './monitoring/worker-metrics'
import { publishNewCode } from './publishing/publish-new-code'
import { publishVariables } from './publishing/publish-variables'
import { createRenderers } from './publishing/renderers'
import { warmUpRenderers } from './publishing/warm-up-renderers'
import { startSourceIngestion } from './sources/source-events.job'
import { startWhatsAppSending } from './whatsapp/whatsapp-messages.job'
import { type WorkerContext, workerJobs, workerQueues } from './worker-jobs'

const env = readEnv({
  ...adVariables,
  ...alertVariables,
  ...backupVariables,
  ...databaseVariables,
  ...logVariables,
  ...mailVariables,
  ...metaVariables,
  ...metricsVariables,
  ...noticeVariables,
  ...pushVariables,
  ...pushSecrets,
  ...publishVariables,
  ...integrationVariables,
  ...roleVariables,
  ...scanVariables,
  ...siteVariables,
  ...storageVariables,
  ...whatsAppSecrets,
  ...whatsAppVariables,
})
const clock = () => new Date()
const logger = createLogger({ process: 'worker', level: env.LOG_LEVEL })
const pool = createPool({ databaseUrl: env.DATABASE_URL, logger })
const mailer = createMailer(env)
const privateStore = createPrivateStore(env)
const mediaStore = createMediaStore(env)
const boss = createBoss(env.DATABASE_URL, 'worker')
boss.on('error', (err) => logger.warn({ err }, 'queue error'))
const registry = createRegistry()
const deliveryPolls: DeliveryPolls = new Map()
const metrics = createWorkerMetrics(registry, {
  pool,
  boss,
  deliveryPolls,
  releasesDir: env.RELEASES_DIR,
  backupStatusFile: env.BACKUP_STATUS_FILE,
})
// The metrics server starts before the queue, so a worker that cannot start is reported as unhealthy.
const metricsServer =
  env.METRICS_PORT &&
  (await startMetricsServer({
    registry,
    logger,
    port: env.METRICS_PORT,
    host: env.METRICS_HOST,
    health: workerHealth({ boss, deliveryPolls }, pool),
  }))

await startQueue(boss, pool, workerQueues)
const renderers = createRenderers({ bundleDir: env.SITE_BUNDLE_DIR, publicUrl: env.PUBLIC_URL })
const context: WorkerContext = {
  boss,
  pool,
  logger,
  metrics,
  clock,
  mediaStore,
  privateStore,
  inspect: inspectFile,
  scanner: env.CLAMD_HOST ? clamdScanner(env.CLAMD_HOST, env.CLAMD_PORT) : undefined,
  releasesDir: env.RELEASES_DIR,
  renderers,
  pageViewsDir: env.PAGE_VIEWS_DIR,
  cmsUrl: env.CMS_INTERNAL_URL,
  snapshotToken: env.SNAPSHOT_TOKEN,
  publicUrl: env.PUBLIC_URL,
  panelUrl: env.CMS_URL,
  noticeHours: env.LEAD_NOTICES,
  webhookUrl: env.ALERT_WEBHOOK_URL,
  indexNow: env.INDEXNOW_KEY ? { key: env.INDEXNOW_KEY, url: env.INDEXNOW_URL } : undefined,
  ads: adSettings(env),
  meta: env.META_ACCESS_TOKEN ? { url: env.META_GRAPH_URL, token: env.META_ACCESS_TOKEN } : undefined,
  whatsApp:
    env.WHATSAPP_NUMBER_ID && env.WHATSAPP_ACCESS_TOKEN
      ? { url: env.WHATSAPP_API_URL, token: env.WHATSAPP_ACCESS_TOKEN, numberId: env.WHATSAPP_NUMBER_ID }
      : undefined,
  fileMaker: { readMedia: mediaStore.get, renderPdf: brochurePdfInThread, renderShareImage: shareImageInThread },
}
const deliveries = env.WORKER_ROLES.includes('deliver')
  ? startDeliveries(
      {
        ...context,
        mailer,
        deliverTo,
        recordAttempt: createAttemptRecord({ pool, logger, retrySeconds: env.DELIVERY_RETRY_SECONDS }),
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
          ads: context.ads,
          push:
            env.VAPID_PUBLIC_KEY && env.VAPID_PRIVATE_KEY
              ? { publicKey: env.VAPID_PUBLIC_KEY, privateKey: env.VAPID_PRIVATE_KEY, hosts: env.PUSH_HOSTS }
              : undefined,
        },
      },
      deliveryPolls,
    )
  : undefined
if (deliveries) {
  startIngestion(context)
  startSourceIngestion(context)
}
const whatsAppSending = deliveries && context.whatsApp ? startWhatsAppSending(context) : undefined
await startJobs(workerJobs, context, env.WORKER_ROLES)
if (env.WORKER_ROLES.includes('publish')) {
  await publishNewCode(boss, logger, context)
  void warmUpRenderers(context)
}
logger.info({ roles: env.WORKER_ROLES }, 'worker is ready')

/** Stops the process after the running jobs have ended, at most 20 s later. */
async function stop() {
  await Promise.all([deliveries?.stop(), whatsAppSending?.stop(), boss.stop({ graceful: true, timeout: 20_000 })])
  renderers.stop()
  mailer.close()
  if (metricsServer) await metricsServer.stop()
  await pool.end()
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
