import nodemailer from 'nodemailer'
import { mailAddress } from './mail-address'

export type Attachment = { filename: string; content: Uint8Array; contentType: string }

export type Mail = {
  to: string
  replyTo?: string
  subject: string
  html: string
  text: string
  /** The same mail sent twice carries the same id, so that readers fold it. */
  messageId: string
  attachments?: Attachment[]
}

export type Mailer = { send(mail: Mail): Promise<void>; close(): void }

type MailSettings = { SMTP_URL: string; MAIL_FROM: string }

export function createMailer({ SMTP_URL, MAIL_FROM }: MailSettings): Mailer {
  const transport = nodemailer.createTransport(SMTP_URL, {
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send({ to, replyTo, subject, attachments = [], ...mail }) {
      await transport.sendMail({
        ...mail,
        from: MAIL_FROM,
        to: [{ name: '', address: mailAddress(to) }],
        ...(replyTo ? { replyTo: [{ name: '', address: mailAddress(replyTo) }] } : {}),
        subject: subject.replace(/[\p{Cc}]+/gu, ' '),
        attachments: attachments.map((file) => ({ ...file, content: Buffer.from(file.content) })),
      })
    },
    close: () => transport.close(),
  }
}
