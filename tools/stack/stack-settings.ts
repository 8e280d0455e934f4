import path from 'node:path'
import { brand } from '@app/brand/brand'
import { FAKE_NUMBER_ID, FAKE_WHATSAPP_TOKEN, WHATSAPP_PATH } from '../fakes/whatsapp-bodies'

export const repository = path.resolve(import.meta.dirname, '../..')

export type StackPorts = {
  database: number
  cms: number
  intake: number
  preview: number
  fakeHttp: number
  fakeSmtp: number
  site: number
  /** The first of four ports for the metrics of worker, intake, CMS and preview. Without it, metrics are off. */
  metrics?: number
}

export const developmentPorts: StackPorts = {
  database: 5433,
  cms: 4000,
  intake: 4010,
  preview: 4030,
  fakeHttp: 4020,
  fakeSmtp: 4025,
  site: 8080,
}

/** The demo login. It may be public, because only this machine can reach the demo. */
export const demoLogin = { email: `demo@${brand.domain}`, password: 'una casa frente al volcan' }
/** The key of the demo login's second factor. `pnpm demo:code` prints the current code. */
export const demoPhoneKey = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

/** The password that all database roles share. */
const rolePassword = 'only-for-this-machine'

export const databaseOf = ({ env }: StackSettings, process: 'cms' | 'intake' | 'worker'): Record<string, string> => {
  const url = new URL(env.DATABASE_URL ?? '')
  url.username = `app_${process}`
  url.password = rolePassword
  return { DATABASE_URL: url.href }
}

export type StackSettings = ReturnType<typeof stackSettings>

/** Returns the settings of all processes for a data folder and a set of ports. */
export function stackSettings(dataDir: string, ports: StackPorts) {
  const folders = {
    database: path.join(dataDir, 'postgres'),
    media: path.join(dataDir, 'media'),
    private: path.join(dataDir, 'private'),
    releases: path.join(dataDir, 'releases'),
    nginx: path.join(dataDir, 'nginx'),
    pageViews: path.join(dataDir, 'page-views'),
  }
  const fakes = `http://127.0.0.1:${ports.fakeHttp}`
  const env: Record<string, string> = {
    DATABASE_URL: `postgres://postgres:postgres@127.0.0.1:${ports.database}/app`,
    CMS_DATABASE_PASSWORD: rolePassword,
    INTAKE_DATABASE_PASSWORD: rolePassword,
    WORKER_DATABASE_PASSWORD: rolePassword,
    PAYLOAD_SECRET: 'demo-secret-of-no-value',
    PREVIEW_LINK_SECRET: 'demo-secret-of-preview-links',
    FILE_LINK_SECRET: 'demo-secret-of-file-links',
    SECOND_FACTOR_SECRET: 'demo-secret-of-second-factors',
    SNAPSHOT_TOKEN: 'demo-snapshot-token',
    PREVIEW_URL: `http://127.0.0.1:${ports.preview}`,
    PREVIEW_PORT: String(ports.preview),
    PREVIEW_TOKEN: 'demo-preview-token',
    CMS_URL: `http://127.0.0.1:${ports.cms}`,
    CMS_INTERNAL_URL: `http://127.0.0.1:${ports.cms}`,
    PUBLIC_URL: `http://127.0.0.1:${ports.site}`,
    STORAGE: 'disk',
    MEDIA_DIR: folders.media,
    PRIVATE_DIR: folders.private,
    RELEASES_DIR: folders.releases,
    PAGE_VIEWS_DIR: folders.pageViews,
    INTAKE_PORT: String(ports.intake),
    TRUST_PROXY: '1',
    CRM_URL: fakes,
    REFERRAL_SCRIPT_URL: `${fakes}/referrals/exec`,
    COMPLAINT_SCRIPT_URL: `${fakes}/complaints/exec`,
    GENERIC_WEBHOOK_SECRET: 'demo-secret-of-a-partner',
    WHATSAPP_APP_SECRET: 'demo-secret-of-whatsapp',
    WHATSAPP_VERIFY_TOKEN: 'demo-verify-token-of-whatsapp',
    WHATSAPP_NUMBER_ID: FAKE_NUMBER_ID,
    WHATSAPP_ACCESS_TOKEN: FAKE_WHATSAPP_TOKEN,
    WHATSAPP_API_URL: `${fakes}${WHATSAPP_PATH}`,
    SMTP_URL: `smtp://127.0.0.1:${ports.fakeSmtp}`,
    SMTP_TLS: 'off',
    FAKE_HTTP_PORT: String(ports.fakeHttp),
    FAKE_SMTP_PORT: String(ports.fakeSmtp),
    MAIL_FROM: `${brand.name} <no-reply@${brand.domain}>`,
    SERVICE_MAIL: `atencion@${brand.domain}`,
    SALES_MAIL: `ventas@${brand.domain}`,
    ALERT_MAIL: `alertas@${brand.domain}`,
    DELIVERY_RETRY_SECONDS: '1',
    SEED_KEEP_EDITS: 'true',
    DEMO_ADMIN_EMAIL: demoLogin.email,
    DEMO_ADMIN_PASSWORD: demoLogin.password,
    DEMO_ADMIN_PHONE_KEY: demoPhoneKey,
    ASTRO_TELEMETRY_DISABLED: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    // The worker uses the first of the four metrics ports.
    ...(ports.metrics && { WORKER_METRICS_URL: `http://127.0.0.1:${ports.metrics}/metrics` }),
  }
  return { dataDir, ports, folders, env }
}
