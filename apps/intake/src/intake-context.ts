import type { Pool } from '@sillar/platform/database/pool'
import type { Logger } from '@sillar/platform/log/logger'
import type { PrivateStore } from '@sillar/platform/storage/private-store'
import type { PgBoss } from 'pg-boss'
import type { ProofOfWork } from './abuse/proof-of-work'
import type { IntakeMetrics } from './metrics/intake-metrics'

/** Everything the routes need from outside. The clock is one of them: deadlines and years follow Lima's calendar. */
export type IntakeContext = {
  pool: Pool
  boss: PgBoss
  privateStore: PrivateStore
  logger: Logger
  metrics: IntakeMetrics
  clock: () => Date
  /** Attachments wait for the scanner when there is one. */
  scansAttachments: boolean
  /** Proxies of ours in front. A visitor can write further addresses into the header, so only so many are believed. */
  trustedProxies: number
  /** Per address. Five are enough for a family; nginx counts as well, more coarsely. */
  submissionsPerMinute: number
  /** Only in a time of attack. */
  proofOfWork: ProofOfWork | undefined
}
