import { readEnv } from '@app/platform/env/read-env'
import {
  logVariables,
  mailVariables,
  metricsVariables,
  previewVariables,
  siteVariables,
  storageVariables,
} from '@app/platform/env/variables'
import * as z from 'zod'

const variables = {
  ...logVariables,
  ...metricsVariables,
  DATABASE_URL: z.url(),
  /** Signs the sessions of staff. A key derived from it encrypts searches in URLs, which may become invalid. */
  PAYLOAD_SECRET: z.string().min(16),
  SNAPSHOT_TOKEN: z.string().min(16),
  CMS_URL: z.url().default('http://127.0.0.1:4000'),
  // Migrating and seeding send no mail. Without them, sending a mail fails with an error that names them.
  SMTP_URL: mailVariables.SMTP_URL.optional(),
  SMTP_TLS: mailVariables.SMTP_TLS,
  MAIL_FROM: mailVariables.MAIL_FROM.optional(),
  /** The metrics endpoint of the worker, from which the start page reads backups and disk space. Optional. */
  WORKER_METRICS_URL: z.url().optional(),
  /** The preview process. Without it the panel offers no preview. */
  PREVIEW_URL: z.url().optional(),
  PREVIEW_TOKEN: previewVariables.PREVIEW_TOKEN.optional(),
  /** How long a preview link for a colleague is valid. */
  PREVIEW_LINK_HOURS: z.coerce.number().positive().max(720).default(24),
  /** The URL of the site, for links to answer a referral or check a quote. Without it the panel offers neither. */
  PUBLIC_URL: siteVariables.PUBLIC_URL.optional(),
  ...storageVariables,
}

/** The AVIF compression effort at upload, 0 to 9. Read separately, because the collections depend on it. */
export const pictureEffort = () =>
  readEnv({ PICTURE_EFFORT: z.coerce.number().int().min(0).max(9).default(1) }).PICTURE_EFFORT

/** Reads the settings on first use, because the build has no secrets. */
export const cmsEnv = () => readEnv(variables)

const secrets = {
  /** Signs preview links. */
  PREVIEW_LINK_SECRET: z.string().min(16),
  /** Signs URLs of private files, which are valid for a minute. */
  FILE_LINK_SECRET: z.string().min(16),
  /** Encrypts the authenticator keys of phones. */
  SECOND_FACTOR_SECRET: z.string().min(16),
  /** The previous secret, until every phone was used once after a rotation. */
  SECOND_FACTOR_OLD_SECRET: z.string().min(16).optional(),
}

/** Reads the secrets of the running CMS, one per purpose. Migrations and generators need none. */
export const cmsSecrets = () => readEnv(secrets)
