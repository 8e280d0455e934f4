import { readEnv } from '@app/platform/env/read-env'
import {
  logVariables,
  mailVariables,
  metricsVariables,
  previewVariables,
  pushVariables,
  siteVariables,
  storageVariables,
  whatsAppVariables,
} from '@app/platform/env/variables'
import * as z from 'zod'

const variables = {
  ...logVariables,
  ...metricsVariables,
  DATABASE_URL: z.url(),
  /** Signs the sessions of staff and encrypts searches in URLs. Changing it invalidates both. */
  PAYLOAD_SECRET: z.string().min(16),
  SNAPSHOT_TOKEN: z.string().min(16),
  CMS_URL: z.url().default('http://127.0.0.1:4000'),
  // The mail settings are optional, because migrating and seeding send no mail.
  SMTP_URL: mailVariables.SMTP_URL.optional(),
  SMTP_TLS: mailVariables.SMTP_TLS,
  MAIL_FROM: mailVariables.MAIL_FROM.optional(),
  /**
   * The metrics endpoint of the worker, from which the start page reads the state of the queue, the backups and the
   * disk.
   */
  WORKER_METRICS_URL: z.url().optional(),
  /** The URL of the preview process. Without it, the panel offers no preview. */
  PREVIEW_URL: z.url().optional(),
  PREVIEW_TOKEN: previewVariables.PREVIEW_TOKEN.optional(),
  /** How long a preview link for a colleague is valid. */
  PREVIEW_LINK_HOURS: z.coerce.number().positive().max(720).default(24),
  /**
   * The URL of the site, for links to answer a referral or check a quote. Without it, the panel cannot offer these
   * links.
   */
  PUBLIC_URL: siteVariables.PUBLIC_URL.optional(),
  ...storageVariables,
  ...pushVariables,
  ...whatsAppVariables,
}

/** Reads the AVIF compression effort, 0 to 9. The collections need it during the build, which has no other settings. */
export const imageEffort = () =>
  readEnv({ IMAGE_EFFORT: z.coerce.number().int().min(0).max(9).default(1) }).IMAGE_EFFORT

/** Reads the settings when they are used, not on import, because the build has no secrets. */
export const cmsEnv = () => readEnv(variables)

const secrets = {
  /** Signs preview links. */
  PREVIEW_LINK_SECRET: z.string().min(16),
  /** Signs the URLs of private files. Each URL is valid for a minute. */
  FILE_LINK_SECRET: z.string().min(16),
  /** Encrypts the authenticator keys of phones. */
  SECOND_FACTOR_SECRET: z.string().min(16),
  /** The previous secret after a rotation, needed until every phone has been used once. */
  SECOND_FACTOR_OLD_SECRET: z.string().min(16).optional(),
}

/** Reads the secrets of the running CMS. Migrations and generators do not need them. */
export const cmsSecrets = () => readEnv(secrets)
