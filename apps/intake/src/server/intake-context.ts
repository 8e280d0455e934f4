import type { LeadSource } from '@app/domain/source/lead-source'
import type { Pool } from '@app/platform/database/pool'
import type { Logger } from '@app/platform/log/logger'
import type { FileStore } from '@app/platform/storage/file-store'
import type { ProofOfWork } from '../abuse/proof-of-work'
import type { ConsentVersions } from '../submissions/consent-versions'
import type { IntakeMetrics } from './intake-metrics'

/** A source without a secret is disabled. */
type SourceSettings = {
  secrets: Partial<Record<LeadSource, string | undefined>>
  /** The tokens that Meta sends when one of its webhooks is connected. */
  verifyTokens: Partial<Record<LeadSource, string | undefined>>
}

export type IntakeContext = {
  pool: Pool
  privateStore: FileStore
  logger: Logger
  metrics: IntakeMetrics
  clock: () => Date
  consentVersions: ConsentVersions
  /** False if the CRM sends its own mails to leads. */
  sendsLeadReceipts: boolean
  publicUrl: string
  /** Number of our proxies. Visitors can forge more addresses in X-Forwarded-For, so only our proxies are trusted. */
  trustedProxies: number
  /** Multiplies the rate limits of the forms, for events with many people behind one IP address. */
  limitFactor: number
  sources: SourceSettings
  /** Undefined if the proof of work is disabled. It should be enabled only during an attack. */
  proofOfWork: ProofOfWork | undefined
}
