import type { Pool } from '@sillar/platform/database/pool'
import type { DeliveredWhen } from '@sillar/platform/env/variables'
import type { Logger } from '@sillar/platform/log/logger'
import type { Mailer } from '@sillar/platform/mail/mailer'
import type { Receiver } from '@sillar/platform/queue/queues'
import type { FileStore } from '@sillar/platform/storage/file-store'
import type { PgBoss } from 'pg-boss'
import type { FileInspector } from '../files/inspect-file'
import type { VirusScanner } from '../files/virus-scanner'
import type { WorkerMetrics } from '../monitoring/worker-metrics'

export type Delivery = {
  id: string
  destination: Receiver
  subjectKind: 'lead' | 'referral' | 'referred-person' | 'complaint' | 'privacy-request'
  subjectId: string
  reference: string
  template: string | null
  status: 'waiting' | 'held' | 'delivered' | 'skipped' | 'parked'
  firstQueuedAt: Date
}

/**
 * What happened. `skipped` is final: there is nothing to deliver any more. `retry` is the receiver's trouble, `refused` its judgement of our request; both are tried again
 * until the delivery is parked, because a receiver that is set up wrongly must not cost us a customer.
 * `detail` never holds personal data.
 */
export type Outcome = {
  outcome: 'delivered' | 'skipped' | 'retry' | 'refused'
  detail: string
  httpStatus: number | null
}

type ReceiverSettings = { url: string; deliveredWhen: DeliveredWhen }

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
  /** How each integration takes a delivery. */
  destinations: Record<Receiver, Destination>
  settings: {
    crm: ReceiverSettings & { generalProjectId: number | undefined }
    referralScript: ReceiverSettings
    complaintScript: ReceiverSettings
    /** Tells the scripts that it is us who asks. */
    scriptKey: string | undefined
    serviceMail: string
    /** Where an answer to a receipt is read. */
    salesMail: string
    alertMail: string
    publicUrl: string
    panelUrl: string
    mailsPerRecipient: number
  }
}

/** A receiver. It never throws. */
export type Destination = (context: DeliverContext, delivery: Delivery) => Promise<Outcome>
