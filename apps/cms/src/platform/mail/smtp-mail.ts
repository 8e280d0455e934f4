import { randomUUID } from 'node:crypto'
import { toPlainText } from '@react-email/components'
import { createMailer, type Mailer } from '@sillar/platform/mail/mailer'
import type { EmailAdapter } from 'payload'
import { cmsEnv } from '../env'

let mailer: Mailer | undefined

function theMailer(): Mailer {
  const { SMTP_URL, SMTP_TLS, MAIL_FROM } = cmsEnv()
  if (!SMTP_URL || !MAIL_FROM) throw new Error('The CMS has no mail server: SMTP_URL and MAIL_FROM')
  mailer ??= createMailer({ SMTP_URL, SMTP_TLS, MAIL_FROM })
  return mailer
}

/** Payload's mails by the mailer that the worker uses: one version of nodemailer, the same rules for addresses and TLS. */
export const smtpMail: EmailAdapter = () => ({
  name: 'smtp',
  // Payload puts the two together itself; the mailer's own sender counts.
  defaultFromAddress: 'no-reply@localhost.invalid',
  defaultFromName: '',
  async sendEmail({ to, subject, html, text }) {
    const body = String(html ?? '')
    await theMailer().send({
      to: String(to),
      subject: subject ?? '',
      html: body,
      text: text ? String(text) : toPlainText(body),
      messageId: `<${randomUUID()}@cms>`,
    })
  },
})
