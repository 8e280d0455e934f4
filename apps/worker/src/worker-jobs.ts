import type { Pool } from '@app/platform/database/pool'
import type { Logger } from '@app/platform/log/logger'
import type { FileStore } from '@app/platform/storage/file-store'
import type { PgBoss, Queue } from 'pg-boss'
import { attemptNow } from './deliveries/attempt-now.job'
import { lostDeliveries } from './deliveries/lost-deliveries.job'
import { deliveryQueueOptions } from './deliveries/start-delivery-workers'
import type { FileChecks } from './files/check-file'
import type { Job } from './jobs/job'
import { countPageViews } from './maintenance/count-page-views.job'
import { currentLots } from './maintenance/current-lots.job'
import { deadlineAlerts } from './maintenance/deadline-alerts.job'
import { newLeads } from './maintenance/new-leads.job'
import { postAlerts } from './maintenance/post-alerts.job'
import { remindAppointments } from './maintenance/remind-appointments.job'
import { retention } from './maintenance/retention.job'
import { scanNewProofs } from './maintenance/scan-proofs.job'
import { sweepUnusedFiles } from './maintenance/sweep-files.job'
import { watchIntegrations } from './maintenance/watch-integrations.job'
import type { WorkerMetrics } from './monitoring/worker-metrics'
import type { PublishSettings } from './publishing/publish'
import { publishReleases } from './publishing/publish.job'
import { scheduledPublishing } from './publishing/scheduled-publishing.job'

export type WorkerContext = Omit<PublishSettings, 'now'> &
  FileChecks & {
    boss: PgBoss
    pool: Pool
    logger: Logger
    metrics: WorkerMetrics
    clock: () => Date
    mediaStore: FileStore
    privateStore: FileStore
    pageViewsDir: string | undefined
    webhookUrl: string | undefined
    panelUrl: string
  }

/** Every job of the worker except the deliveries. A job that is not listed here does not run. */
export const workerJobs: readonly Job<WorkerContext>[] = [
  newLeads,
  lostDeliveries,
  attemptNow,
  watchIntegrations,
  postAlerts,
  deadlineAlerts,
  remindAppointments,
  retention,
  scanNewProofs,
  publishReleases,
  scheduledPublishing,
  currentLots,
  countPageViews,
  sweepUnusedFiles,
]

/** Returns all queues. Every worker creates them for all roles, because the CMS and the intake write into some. */
export const workerQueues = (settings: { retrySeconds: number }): Queue[] => [
  ...deliveryQueueOptions(settings.retrySeconds),
  ...workerJobs.map(({ name, queue }) => ({ name, ...queue })),
]
