import type { NoticeHours } from '@app/domain/lead/lead-notice'
import type { Pool } from '@app/platform/database/pool'
import type { Logger } from '@app/platform/log/logger'
import type { FileStore } from '@app/platform/storage/file-store'
import type { PgBoss, Queue } from 'pg-boss'
import type { AdSettings } from './deliveries/ad-settings'
import type { FileChecks } from './files/check-file'
import type { Job } from './jobs/job'
import { countPageViews } from './maintenance/count-page-views.job'
import { countWebVitals } from './maintenance/count-web-vitals.job'
import { deadlineAlerts } from './maintenance/deadline-alerts.job'
import { liveLotsJob } from './maintenance/live-lots.job'
import { newLeads } from './maintenance/new-leads.job'
import { noticePrivacyRequests } from './maintenance/notice-privacy-requests.job'
import { notifySubscribers } from './maintenance/notify-subscribers.job'
import { postAlerts } from './maintenance/post-alerts.job'
import { queueAdEvents } from './maintenance/queue-ad-events.job'
import { remindAppointments } from './maintenance/remind-appointments.job'
import { remindIncidents } from './maintenance/remind-incidents.job'
import { retention } from './maintenance/retention.job'
import { scanNewProofs } from './maintenance/scan-proofs.job'
import { sweepUnusedFiles } from './maintenance/sweep-files.job'
import { watchIntegrations } from './maintenance/watch-integrations.job'
import { weeklyFigures } from './maintenance/weekly-figures.job'
import type { WorkerMetrics } from './monitoring/worker-metrics'
import { dueNotices } from './notices/due-notices.job'
import { morningList } from './notices/morning-list.job'
import { announceChangedPages } from './publishing/announce-pages.job'
import { derivedFilesJob } from './publishing/derived-files.job'
import type { PublishSettings } from './publishing/publish'
import { publishReleases } from './publishing/publish.job'
import { scheduledPublishing } from './publishing/scheduled-publishing.job'
import { verifyRelease } from './publishing/verify-release.job'
import type { MetaSettings } from './sources/fetch-meta-lead'
import { sourceEvents } from './sources/source-events.job'
import type { WhatsAppSettings } from './whatsapp/post-message'
import { whatsAppMessages } from './whatsapp/whatsapp-messages.job'

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
    noticeHours: NoticeHours
    /** Undefined if the leads of Meta are not connected. */
    meta: MetaSettings | undefined
    /** Undefined if WhatsApp is not connected. */
    whatsApp: WhatsAppSettings | undefined
    ads: AdSettings
  }

/** Every job of the worker except the deliveries. A job that is not listed here does not run. */
export const workerJobs: readonly Job<WorkerContext>[] = [
  newLeads,
  sourceEvents,
  whatsAppMessages,
  dueNotices,
  morningList,
  weeklyFigures,
  watchIntegrations,
  postAlerts,
  deadlineAlerts,
  queueAdEvents,
  remindAppointments,
  remindIncidents,
  noticePrivacyRequests,
  retention,
  scanNewProofs,
  publishReleases,
  derivedFilesJob,
  scheduledPublishing,
  verifyRelease,
  announceChangedPages,
  liveLotsJob,
  notifySubscribers,
  countPageViews,
  countWebVitals,
  sweepUnusedFiles,
]

/** Every worker creates the queues of all roles, because the CMS writes into some. */
export const workerQueues: readonly Queue[] = workerJobs.map(({ name, queue }) => ({ name, ...queue }))
