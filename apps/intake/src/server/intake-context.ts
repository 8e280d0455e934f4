import type { Pool } from '@sillar/platform/database/pool'
import type { Logger } from '@sillar/platform/log/logger'
import type { FileStore } from '@sillar/platform/storage/file-store'
import type { PgBoss } from 'pg-boss'
import type { ProofOfWork } from '../abuse/proof-of-work'
import type { ConsentVersions } from '../submissions/consent-versions'
import type { IntakeMetrics } from './intake-metrics'

/** Everything the routes need from outside. The clock is one of them: deadlines and years follow Lima's calendar. */
export type IntakeContext = {
  pool: Pool
  boss: PgBoss
  privateStore: FileStore
  logger: Logger
  metrics: IntakeMetrics
  clock: () => Date
  consentVersions: ConsentVersions
  /** Off where the CRM writes to people itself. */
  sendsLeadReceipts: boolean
  /** Where the site is; forms come from there. */
  publicUrl: string
  /** Proxies of ours in front. A visitor can write further addresses into the header, so only so many are believed. */
  trustedProxies: number
  /** Multiplies the limits of the forms. */
  limitTimes: number
  /** Only in a time of attack. */
  proofOfWork: ProofOfWork | undefined
}
