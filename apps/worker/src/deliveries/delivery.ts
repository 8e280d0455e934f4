import type { Pool } from '@app/platform/database/pool'
import type { DeliveredWhen } from '@app/platform/env/variables'
import type { Logger } from '@app/platform/log/logger'
import type { Mailer } from '@app/platform/mail/mailer'
import type { Integration } from '@app/platform/queue/queues'
import type { FileStore } from '@app/platform/storage/file-store'
import type { PgBoss } from 'pg-boss'
import type { FileInspector } from '../files/inspect-file'
import type { VirusScanner } from '../files/virus-scanner'
import type { WorkerMetrics } from '../monitoring/worker-metrics'

export type Delivery = {
  id: string
  destination: Integration
  subjectKind: 'lead' | 'referral' | 'referred-person' | 'complaint' | 'privacy-request'
  subjectId: string
  reference: string
  template: string | null
  status: 'waiting' | 'held' | 'delivered' | 'skipped' | 'parked'
  firstQueuedAt: Date
}

/**
 * Outcome of one attempt. `skipped` is final: there is nothing left to deliver. `retry` is a failure of the
 * integration, `refused` its rejection of our request. Both are retried until the delivery is parked, because a
 * misconfigured integration must not lose a customer.
 * `detail` never contains personal data.
 */
export type Outcome = {
  outcome: 'delivered' | 'skipped' | 'retry' | 'refused'
  detail: string
  httpStatus: number | null
}

type IntegrationSettings = { url: string; deliveredWhen: DeliveredWhen }

export type DeliverContext = {
  pool: Pool
  boss: PgBoss
  logger: Logger
  metrics: WorkerMetrics
  clock: () => Date
  mailer: Mailer
  privateStore: FileStore
  inspect: FileInspector
  scanner: VirusScanner | undefined
  deliverTo: Record<Integration, DeliverTo>
  settings: {
    crm: IntegrationSettings & { generalProjectId: number | undefined }
    referralScript: IntegrationSettings
    complaintScript: IntegrationSettings
    /** Authenticates us to the scripts. */
    scriptKey: string | undefined
    serviceMail: string
    /** Reply-to mailbox of receipts. */
    salesMail: string
    alertMail: string
    publicUrl: string
    panelUrl: string
    mailsPerRecipient: number
  }
}

/** Delivers to one integration. It never throws. */
export type DeliverTo = (context: DeliverContext, delivery: Delivery) => Promise<Outcome>
