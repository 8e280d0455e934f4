import type { Pool } from '@app/platform/database/pool'
import type { DeliveredWhen } from '@app/platform/env/variables'
import type { Logger } from '@app/platform/log/logger'
import type { Mailer } from '@app/platform/mail/mailer'
import type { Integration } from '@app/platform/queue/queues'
import type { FileStore } from '@app/platform/storage/file-store'
import type { FileInspector } from '../files/inspect-file'
import type { VirusScanner } from '../files/virus-scanner'
import type { WorkerMetrics } from '../monitoring/worker-metrics'
import type { AdSettings } from './ad-settings'

export type Delivery = {
  id: string
  integration: Integration
  subjectKind: 'lead' | 'referral' | 'referred-person' | 'complaint' | 'privacy-request' | 'waiting-entry' | 'notice'
  subjectId: string
  reference: string
  template: string | null
  /** The id from nginx, which connects the log lines of a submission. */
  requestId: string | null
}

/**
 * Outcome of one attempt. `retry` means that the integration failed, `refused` that it rejected our request. Both are
 * retried until the delivery is parked, because a misconfigured integration must not cost us a customer.
 */
export type Outcome = {
  outcome: 'delivered' | 'skipped' | 'retry' | 'refused'
  /** Never contains personal data. */
  detail: string
  httpStatus: number | null
}

export type Attempt = { delivery: Delivery; result: Outcome; startedAt: Date; durationMs: number }

type IntegrationSettings = { url: string; deliveredWhen: DeliveredWhen }

export type DeliverContext = {
  pool: Pool
  logger: Logger
  metrics: WorkerMetrics
  clock: () => Date
  mailer: Mailer
  privateStore: FileStore
  inspect: FileInspector
  scanner: VirusScanner | undefined
  deliverTo: Record<Integration, DeliverTo>
  recordAttempt: (attempt: Attempt) => Promise<void>
  settings: {
    crm: IntegrationSettings & { generalProjectId: number | undefined }
    referralScript: IntegrationSettings
    complaintScript: IntegrationSettings
    /** Secret that authenticates us to the scripts. */
    scriptKey: string | undefined
    serviceMail: string
    /** Receives the replies to receipts. */
    salesMail: string
    alertMail: string
    publicUrl: string
    panelUrl: string
    mailsPerRecipient: number
    /** Undefined if no keys are set. Then nothing is pushed. */
    push: { publicKey: string; privateKey: string; hosts: string[] } | undefined
    ads: AdSettings
  }
}

/** Delivers to one integration. An error that it throws counts as `retry`. */
export type DeliverTo = (context: DeliverContext, delivery: Delivery) => Promise<Outcome>
