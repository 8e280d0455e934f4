import nodemailer from 'nodemailer'
import { timeLimits } from '../queue/time-limits'
import { parseMailAddress } from './mail-address'

export type Attachment = { filename: string; content: Uint8Array; contentType: string }

export type Mail = {
  to: string
  replyTo?: string
  subject: string
  html: string
  text: string
  /** Identical in every attempt, so mail programs can drop duplicates. */
  messageId: string
  attachments?: Attachment[]
  /** Mail programs show an unsubscribe button, which posts to this URL without opening a page (RFC 8058). */
  unsubscribeUrl?: string
  /** Shown by mail programs as an invitation or as an attachment. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; filename: string; content: string } | undefined
}

export type Mailer = { send(mail: Mail): Promise<void>; close(): void }

type MailSettings = { SMTP_URL: string; SMTP_TLS: 'required' | 'off'; MAIL_FROM: string }

const { connect, greeting, silence, whole } = timeLimits.mail

/** Creates a mailer. It sends nothing unencrypted unless the setting allows it, because mails contain complaints. */
export function createMailer({ SMTP_URL, SMTP_TLS, MAIL_FROM }: MailSettings): Mailer {
  const server = new URL(SMTP_URL)
  server.searchParams.set('requireTLS', String(SMTP_TLS === 'required'))
  server.searchParams.set('connectionTimeout', String(connect * 1000))
  server.searchParams.set('greetingTimeout', String(greeting * 1000))
  server.searchParams.set('socketTimeout', String(silence * 1000))
  // Reuses connections, because hundreds of mails wait after an outage and each handshake takes 100 ms.
  server.searchParams.set('pool', 'true')
  const transport = nodemailer.createTransport(server.href, { disableFileAccess: true, disableUrlAccess: true })
  return {
    async send({ to, replyTo, subject, attachments = [], calendar, unsubscribeUrl, ...mail }) {
      const transmission = transport.sendMail({
        ...mail,
        from: MAIL_FROM,
        to: [{ name: '', address: parseMailAddress(to) }],
        ...(replyTo ? { replyTo: [{ name: '', address: parseMailAddress(replyTo) }] } : {}),
        subject: subject.replace(/[\p{Cc}]+/gu, ' '),
        attachments: attachments.map((file) => ({ ...file, content: Buffer.from(file.content) })),
        ...(unsubscribeUrl && {
          headers: {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        }),
        ...(calendar && { icalEvent: calendar }),
      })
      await limitTime(transmission)
    },
    close: () => transport.close(),
  }
}

/**
 * Rejects if the whole mail takes too long. The socket timeout does not apply while the server keeps sending single
 * bytes.
 */
async function limitTime(transmission: Promise<unknown>): Promise<void> {
  const timeout = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => timeout.reject(Object.assign(new Error('mail took too long'), { code: 'ETIMEDOUT' })),
    whole * 1000,
  )
  await Promise.race([transmission, timeout.promise]).finally(() => clearTimeout(timer))
}
