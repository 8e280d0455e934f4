import { startIntegrations } from './integrations'

const { INTAKE_PORT, WHATSAPP_APP_SECRET } = process.env

const integrations = await startIntegrations(
  { http: Number(process.env.FAKE_HTTP_PORT ?? 4020), smtp: Number(process.env.FAKE_SMTP_PORT ?? 4025) },
  WHATSAPP_APP_SECRET && INTAKE_PORT
    ? { intakeUrl: `http://127.0.0.1:${INTAKE_PORT}`, secret: WHATSAPP_APP_SECRET }
    : undefined,
)
console.log(`CRM, scripts, WhatsApp and mail arrive at ${integrations.httpUrl} (SMTP ${integrations.smtpUrl})`)

process.once('SIGTERM', () => integrations.stop())
process.once('SIGINT', () => integrations.stop())
