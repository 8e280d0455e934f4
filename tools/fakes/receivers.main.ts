import { startReceivers } from './receivers'

const receivers = await startReceivers({
  http: Number(process.env.FAKE_HTTP_PORT ?? 4020),
  smtp: Number(process.env.FAKE_SMTP_PORT ?? 4025),
})
console.log(`CRM, scripts and mail arrive at ${receivers.httpUrl} (SMTP ${receivers.smtpUrl})`)

process.once('SIGTERM', () => receivers.stop())
process.once('SIGINT', () => receivers.stop())
