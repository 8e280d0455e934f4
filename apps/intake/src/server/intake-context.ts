import type { Pool } from '@app/platform/database/pool'
import type { Logger } from '@app/platform/log/logger'
import type { FileStore } from '@app/platform/storage/file-store'
import type { PgBoss } from 'pg-boss'
import type { ProofOfWork } from '../abuse/proof-of-work'
import type { ConsentVersions } from '../submissions/consent-versions'
import type { IntakeMetrics } from './intake-metrics'

/** Dependencies of the routes, including the clock: deadlines and years follow Lima's calendar. */
export type IntakeContext = {
  pool: Pool
  boss: PgBoss
  privateStore: FileStore
  logger: Logger
  metrics: IntakeMetrics
  clock: () => Date
  consentVersions: ConsentVersions
  /** Off if the CRM mails people itself. */
  sendsLeadReceipts: boolean
  /** URL of the site, where forms are sent from. */
  publicUrl: string
  /** Number of our own proxies. Visitors can forge further addresses in the header, so only these are trusted. */
  trustedProxies: number
  /** Multiplies the rate limits of the forms. */
  limitTimes: number
  /** Only enabled during an attack. */
  proofOfWork: ProofOfWork | undefined
}
