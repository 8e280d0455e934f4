import path from 'node:path'

export const repository = path.resolve(import.meta.dirname, '../..')

export type StackPorts = {
  database: number
  cms: number
  intake: number
  preview: number
  fakeHttp: number
  fakeSmtp: number
  site: number
  /** The first of four: worker, intake, CMS and preview each show their metrics. Without it, none does. */
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

/** A login for a database nobody else can reach. The key is that of its phone: `pnpm demo:code` says what it shows. */
export const demoLogin = { email: 'demo@sillarymar.example', password: 'una casa frente al volcan' }
export const demoPhoneKey = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

/** Each process signs in to the database as itself, as in production. */
const rolePassword = 'only-for-this-machine'

export const databaseOf = ({ env }: StackSettings, process: 'cms' | 'intake' | 'worker'): Record<string, string> => {
  const url = new URL(env.DATABASE_URL ?? '')
  url.username = `sillar_${process}`
  url.password = rolePassword
  return { DATABASE_URL: url.href }
}

export type StackSettings = ReturnType<typeof stackSettings>

/** Every setting of every process, from one data folder and a set of ports. Secrets here protect nothing but a demo. */
export function stackSettings(dataDir: string, ports: StackPorts) {
  const folders = {
    database: path.join(dataDir, 'postgres'),
    media: path.join(dataDir, 'media'),
    private: path.join(dataDir, 'private'),
    releases: path.join(dataDir, 'releases'),
    nginx: path.join(dataDir, 'nginx'),
    siteVisits: path.join(dataDir, 'site-visits'),
  }
  const fakes = `http://127.0.0.1:${ports.fakeHttp}`
  const env: Record<string, string> = {
    DATABASE_URL: `postgres://postgres:postgres@127.0.0.1:${ports.database}/sillar`,
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
    SITE_VISITS_DIR: folders.siteVisits,
    INTAKE_PORT: String(ports.intake),
    TRUST_PROXY: '1',
    CRM_URL: fakes,
    REFERRAL_SCRIPT_URL: `${fakes}/referrals/exec`,
    COMPLAINT_SCRIPT_URL: `${fakes}/complaints/exec`,
    SMTP_URL: `smtp://127.0.0.1:${ports.fakeSmtp}`,
    SMTP_TLS: 'off',
    FAKE_HTTP_PORT: String(ports.fakeHttp),
    FAKE_SMTP_PORT: String(ports.fakeSmtp),
    MAIL_FROM: 'Sillar & Mar <no-reply@sillarymar.example>',
    SERVICE_MAIL: 'atencion@sillarymar.example',
    SALES_MAIL: 'ventas@sillarymar.example',
    ALERT_MAIL: 'alertas@sillarymar.example',
    DELIVERY_RETRY_SECONDS: '1',
    SEED_KEEP_EDITS: 'true',
    DEMO_ADMIN_EMAIL: demoLogin.email,
    DEMO_ADMIN_PASSWORD: demoLogin.password,
    DEMO_ADMIN_PHONE_KEY: demoPhoneKey,
    ASTRO_TELEMETRY_DISABLED: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    // The worker's is the first of the four.
    ...(ports.metrics && { WORKER_METRICS_URL: `http://127.0.0.1:${ports.metrics}/metrics` }),
  }
  return { dataDir, ports, folders, env }
}
