import { readEnv } from '@sillar/platform/env/read-env'
import {
  logVariables,
  mailVariables,
  metricsVariables,
  previewVariables,
  siteVariables,
  storageVariables,
} from '@sillar/platform/env/variables'
import * as z from 'zod'

const variables = {
  ...logVariables,
  ...metricsVariables,
  DATABASE_URL: z.url(),
  /** Signs the sessions of staff. A key derived from it seals searches in URLs, where nothing is lost if it changes. */
  PAYLOAD_SECRET: z.string().min(16),
  SNAPSHOT_TOKEN: z.string().min(16),
  CMS_URL: z.url().default('http://127.0.0.1:4000'),
  // Migrating and seeding send nothing. Serving without them, a mail fails with an error that names them.
  SMTP_URL: mailVariables.SMTP_URL.optional(),
  SMTP_TLS: mailVariables.SMTP_TLS,
  MAIL_FROM: mailVariables.MAIL_FROM.optional(),
  /** Where the worker shows its metrics; the start page reads backups and space from it. Without it they are not known. */
  WORKER_METRICS_URL: z.url().optional(),
  /** Where drafts are rendered. Without it the panel offers no preview. */
  PREVIEW_URL: z.url().optional(),
  PREVIEW_TOKEN: previewVariables.PREVIEW_TOKEN.optional(),
  /** How long a colleague without an account sees a page by a link. */
  PREVIEW_LINK_HOURS: z.coerce.number().positive().max(720).default(24),
  /** Where the site is: a referred person answers there. Without it the desk makes no link. */
  PUBLIC_URL: siteVariables.PUBLIC_URL.optional(),
  ...storageVariables,
}

/** How hard a picture is pressed at upload, 0 to 9. Apart from the rest, because the shape of the records depends on it. */
export const pictureEffort = () =>
  readEnv({ PICTURE_EFFORT: z.coerce.number().int().min(0).max(9).default(1) }).PICTURE_EFFORT

/** Read at first use and not at import: building the app needs no secrets. */
export const cmsEnv = () => readEnv(variables)

const secrets = {
  /** Signs links to previews. */
  PREVIEW_LINK_SECRET: z.string().min(16),
  /** Signs addresses of private files, which are valid for a minute. */
  FILE_LINK_SECRET: z.string().min(16),
  /** Encrypts the keys of phones. */
  SECOND_FACTOR_SECRET: z.string().min(16),
  /** The previous one, until every phone was used once after a rotation. */
  SECOND_FACTOR_OLD_SECRET: z.string().min(16).optional(),
}

/** The secrets of the running CMS, one per purpose. Migrating and generating need none of them. */
export const cmsSecrets = () => readEnv(secrets)
