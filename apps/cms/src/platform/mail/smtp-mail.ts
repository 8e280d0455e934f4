import { randomUUID } from 'node:crypto'
import { createMailer, type Mailer } from '@app/platform/mail/mailer'
import { toPlainText } from '@react-email/components'
import type { EmailAdapter } from 'payload'
import { cmsEnv } from '../env'

let mailer: Mailer | undefined

function getMailer(): Mailer {
  const { SMTP_URL, SMTP_TLS, MAIL_FROM } = cmsEnv()
  if (!SMTP_URL || !MAIL_FROM) throw new Error('SMTP_URL and MAIL_FROM are not set')
  mailer ??= createMailer({ SMTP_URL, SMTP_TLS, MAIL_FROM })
  return mailer
}

/** Sends Payload's mails with the mailer that the worker also uses, so the same rules for addresses and TLS apply. */
export const smtpMail: EmailAdapter = () => ({
  name: 'smtp',
  // Payload requires a sender, but the mailer uses its own.
  defaultFromAddress: 'no-reply@localhost.invalid',
  defaultFromName: '',
  async sendEmail({ to, subject, html, text }) {
    const body = String(html ?? '')
    await getMailer().send({
      to: String(to),
      subject: subject ?? '',
      html: body,
      text: text ? String(text) : toPlainText(body),
      messageId: `<${randomUUID()}@cms>`,
    })
  },
})
