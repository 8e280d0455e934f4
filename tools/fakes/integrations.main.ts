import { startIntegrations } from './integrations'

const integrations = await startIntegrations({
  http: Number(process.env.FAKE_HTTP_PORT ?? 4020),
  smtp: Number(process.env.FAKE_SMTP_PORT ?? 4025),
})
console.log(`CRM, scripts and mail arrive at ${integrations.httpUrl} (SMTP ${integrations.smtpUrl})`)

process.once('SIGTERM', () => integrations.stop())
process.once('SIGINT', () => integrations.stop())
