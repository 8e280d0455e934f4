import { isAbsolute } from 'node:path'
import * as z from 'zod'

// Each process names the groups it needs; a variable means the same everywhere.

const port = z.coerce.number().int().min(1).max(65_535)
const seconds = z.coerce.number().positive()
/** Processes start in different folders, so a relative path would mean different places. */
const directory = z.string().refine(isAbsolute, 'must be an absolute path')
const file = directory
const httpUrl = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''))

export const logVariables = {
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
}

/** Without a port nothing is measured from outside: development and tests need none. */
export const metricsVariables = { METRICS_PORT: port.optional(), METRICS_HOST: z.string().default('127.0.0.1') }

export const databaseVariables = { DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }) }

export const intakeVariables = {
  INTAKE_PORT: port.default(4010),
  INTAKE_HOST: z.string().default('127.0.0.1'),
  /** Number of our own proxies that write X-Forwarded-For; 0 trusts none. */
  TRUST_PROXY: z.coerce.number().int().min(0).max(5).default(0),
  /** Multiplies the limits of the forms, for a day with many people behind one address. */
  INTAKE_LIMIT_TIMES: z.coerce.number().int().min(1).default(1),
  /** Whether whoever asks gets a mail that says who will call and when. */
  LEAD_RECEIPTS: z.enum(['on', 'off']).default('on'),
  /** Turns the proof of work on. */
  ALTCHA_KEY: z.string().min(16).optional(),
}

/** The process that renders drafts, and the CMS that asks it: the token is the same for both. */
export const previewVariables = {
  PREVIEW_PORT: port.default(4030),
  PREVIEW_HOST: z.string().default('127.0.0.1'),
  PREVIEW_TOKEN: z.string().min(16),
}

const deliveredWhen = z.enum(['any-2xx', 'no-error', 'status-success'])

/**
 * Which answer of a receiver means that it has taken what was sent: any success status; one whose body reports no
 * error; or one whose body says `{"status":"success"}`.
 */
export type DeliveredWhen = z.infer<typeof deliveredWhen>

export const receiverVariables = {
  CRM_URL: httpUrl,
  CRM_DELIVERED_WHEN: deliveredWhen.default('no-error'),
  /** The CRM's number for questions about no project; without one the field is left out. */
  CRM_GENERAL_PROJECT_ID: z.coerce.number().int().positive().optional(),
  REFERRAL_SCRIPT_URL: httpUrl,
  REFERRAL_SCRIPT_DELIVERED_WHEN: deliveredWhen.default('any-2xx'),
  COMPLAINT_SCRIPT_URL: httpUrl,
  COMPLAINT_SCRIPT_DELIVERED_WHEN: deliveredWhen.default('any-2xx'),
  /** Goes along with every call of the two scripts, so that they can refuse strangers. */
  SCRIPT_KEY: z.string().min(16).optional(),
  /** First wait after a failed delivery; it doubles from there. */
  DELIVERY_RETRY_SECONDS: seconds.default(15),
}

export const mailVariables = {
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  /** `off` only where the mail server is this machine, or in a test. */
  SMTP_TLS: z.enum(['required', 'off']).default('required'),
  MAIL_FROM: z.string().min(3),
  SERVICE_MAIL: z.email(),
  /** Reads what people answer to a receipt; customer service where nobody is named. */
  SALES_MAIL: z.email().optional(),
  ALERT_MAIL: z.email(),
  /** To one address a visitor typed, in an hour; the rest wait. */
  MAILS_PER_RECIPIENT: z.coerce.number().int().min(1).default(5),
}

/** Where a refusing receiver is reported beside the mail, which may be the receiver that refuses. */
export const alertVariables = { ALERT_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional() }

/** Written by the backup service: `{"database":"<iso time>","files":"<iso time>"}`. */
export const backupVariables = { BACKUP_STATUS_FILE: file.optional() }

export const siteVariables = { PUBLIC_URL: httpUrl }

export const scanVariables = { CLAMD_HOST: z.string().optional(), CLAMD_PORT: port.default(3310) }

export const storageVariables = {
  STORAGE: z.enum(['disk', 's3']).default('disk'),
  PRIVATE_DIR: directory.optional(),
  MEDIA_DIR: directory.optional(),
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_PRIVATE_BUCKET: z.string().optional(),
  S3_MEDIA_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
}
