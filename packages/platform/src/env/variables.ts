import { isAbsolute } from 'node:path'
import { PUSH_HOSTS } from '@app/domain/account/push-endpoint'
import * as z from 'zod'

// Each process lists the groups it needs; a variable has the same meaning in every process.

const port = z.coerce.number().int().min(1).max(65_535)
const seconds = z.coerce.number().positive()
/** Must be absolute, because processes start in different folders. */
const directory = z.string().refine(isAbsolute, 'must be an absolute path')
const file = directory
const httpUrl = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''))

export const logVariables = {
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
}

/** The port is optional, because development and tests expose no metrics. */
export const metricsVariables = { METRICS_PORT: port.optional(), METRICS_HOST: z.string().default('127.0.0.1') }

export const databaseVariables = { DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }) }

export const intakeVariables = {
  INTAKE_PORT: port.default(4010),
  INTAKE_HOST: z.string().default('127.0.0.1'),
  /** Number of our proxies that append to X-Forwarded-For. With 0 the header is ignored. */
  TRUST_PROXY: z.coerce.number().int().min(0).max(5).default(0),
  /** Multiplies the rate limits of the forms, for events with many people behind one IP address. */
  INTAKE_LIMIT_TIMES: z.coerce.number().int().min(1).default(1),
  /** Whether leads get a receipt that says who will call and when. */
  LEAD_RECEIPTS: z.enum(['on', 'off']).default('on'),
  /** Secret key of the proof of work, which is disabled without it. */
  ALTCHA_KEY: z.string().min(16).optional(),
}

const webhookSecret = z.string().min(16).optional()

/** Secrets of the systems that send leads. The intake responds with 404 to a system without a secret. */
export const sourceVariables = {
  META_APP_SECRET: webhookSecret,
  /** Meta sends it once, when the webhook is connected. */
  META_VERIFY_TOKEN: webhookSecret,
  PORTAL_WEBHOOK_SECRET: webhookSecret,
  GENERIC_WEBHOOK_SECRET: webhookSecret,
  /** The app secret with which WhatsApp signs its webhook, and the token that it sends when the webhook is connected. */
  WHATSAPP_APP_SECRET: webhookSecret,
  WHATSAPP_VERIFY_TOKEN: webhookSecret,
}

/** The id of our WhatsApp number. The panel offers answers only if it is set. */
export const whatsAppVariables = {
  WHATSAPP_NUMBER_ID: z.string().regex(/^\d+$/, 'must contain digits only').optional(),
}

/** The Cloud API, with which the worker sends messages. Without the token, queued messages wait. */
export const whatsAppSecrets = {
  WHATSAPP_ACCESS_TOKEN: z.string().min(16).optional(),
  WHATSAPP_API_URL: httpUrl.default('https://graph.facebook.com/v23.0'),
}

/** The Graph API, from which the worker fetches the leads of Meta. Without the token it parks them. */
export const metaVariables = {
  META_ACCESS_TOKEN: z.string().min(16).optional(),
  META_GRAPH_URL: httpUrl.default('https://graph.facebook.com/v23.0'),
}

/** Shared by the preview process and the CMS that calls it. */
export const previewVariables = {
  PREVIEW_PORT: port.default(4030),
  PREVIEW_HOST: z.string().default('127.0.0.1'),
  PREVIEW_TOKEN: z.string().min(16),
}

const splitList = (text: string) => text.split(',').flatMap((entry) => entry.trim() || [])

/**
 * The advertising platforms to which stages of leads are reported, with consent. A platform is off until all of its
 * settings are set.
 */
export const adVariables = {
  /** Versions of the consent text that name the platforms, separated by commas. Consents to other versions do not count. */
  AD_CONSENT_VERSIONS: z.string().default('').transform(splitList),
  META_DATASET_ID: z.string().optional(),
  META_CONVERSIONS_TOKEN: z.string().min(16).optional(),
  GOOGLE_ADS_URL: httpUrl.default('https://googleads.googleapis.com/v21'),
  GOOGLE_OAUTH_URL: httpUrl.default('https://oauth2.googleapis.com/token'),
  GOOGLE_ADS_CUSTOMER_ID: z.string().regex(/^\d+$/, 'must contain digits only').optional(),
  GOOGLE_ADS_LOGIN_CUSTOMER_ID: z.string().regex(/^\d+$/, 'must contain digits only').optional(),
  GOOGLE_ADS_DEVELOPER_TOKEN: z.string().optional(),
  GOOGLE_ADS_CLIENT_ID: z.string().optional(),
  GOOGLE_ADS_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ADS_REFRESH_TOKEN: z.string().optional(),
  /** The conversion action of each stage, such as `contacted=1,appointment=2,reserved=3,won=4`. */
  GOOGLE_ADS_CONVERSIONS: z
    .string()
    .default('')
    .transform((text) => Object.fromEntries(splitList(text).map((entry) => entry.split('=', 2) as [string, string]))),
}

const deliveredWhen = z.enum(['any-2xx', 'no-error', 'status-success'])

/**
 * Decides which responses count as delivered: any 2xx status, a 2xx whose body reports no error, or a 2xx whose JSON
 * body has the status `success`.
 */
export type DeliveredWhen = z.infer<typeof deliveredWhen>

export const integrationVariables = {
  CRM_URL: httpUrl,
  CRM_DELIVERED_WHEN: deliveredWhen.default('no-error'),
  /** The CRM's project id for leads about no project; without it the field is omitted. */
  CRM_GENERAL_PROJECT_ID: z.coerce.number().int().positive().optional(),
  REFERRAL_SCRIPT_URL: httpUrl,
  REFERRAL_SCRIPT_DELIVERED_WHEN: deliveredWhen.default('any-2xx'),
  COMPLAINT_SCRIPT_URL: httpUrl,
  COMPLAINT_SCRIPT_DELIVERED_WHEN: deliveredWhen.default('any-2xx'),
  /** Sent with every request to the two scripts, which can then reject requests from strangers. */
  SCRIPT_KEY: z.string().min(16).optional(),
  /** Delay before the first retry of a delivery. It doubles with each retry, up to 30 minutes. */
  DELIVERY_RETRY_SECONDS: seconds.default(15),
}

export const mailVariables = {
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  /** Use `off` only in tests or if the mail server is on the same machine. */
  SMTP_TLS: z.enum(['required', 'off']).default('required'),
  MAIL_FROM: z.string().min(3),
  SERVICE_MAIL: z.email(),
  /** Receives replies to receipts; defaults to customer service. */
  SALES_MAIL: z.email().optional(),
  ALERT_MAIL: z.email(),
  /** Maximum number of mails per hour to an address typed by a visitor; further mails wait. */
  MAILS_PER_RECIPIENT: z.coerce.number().int().min(1).default(5),
}

export const noticeVariables = {
  /** When sales staff are notified of leads: in opening hours, at any time, or never. */
  LEAD_NOTICES: z.enum(['opening-hours', 'always', 'off']).default('opening-hours'),
}

/**
 * Keys of our server for Web Push (VAPID). The public key is also in the panel, where staff subscribe. Without both keys
 * staff are notified by mail only.
 */
export const pushVariables = {
  VAPID_PUBLIC_KEY: z.string().length(87).optional(),
  /** Push services to which messages may be sent, separated by commas. */
  PUSH_HOSTS: z
    .string()
    .default(PUSH_HOSTS)
    .transform((text) => text.split(',').map((host) => host.trim())),
}
export const pushSecrets = { VAPID_PRIVATE_KEY: z.string().length(43).optional() }

/** Second channel for alerts, because the failing integration may be the mail server. */
export const alertVariables = { ALERT_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional() }

/**
 * JSON file in which the backup service writes the ISO times of its last backups: `database`, `files` and, if WAL
 * archiving is enabled, `archive`.
 */
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
