import nodemailer from 'nodemailer'
import { timeLimits } from '../queue/time-limits'
import { mailAddress } from './mail-address'

export type Attachment = { filename: string; content: Uint8Array; contentType: string }

export type Mail = {
  to: string
  replyTo?: string
  subject: string
  html: string
  text: string
  /** The same at every attempt, so that mail programs can drop duplicates. */
  messageId: string
  attachments?: Attachment[]
  /** Mail programs show it as an invitation, or as an attachment. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string } | undefined
}

export type Mailer = { send(mail: Mail): Promise<void>; close(): void }

type MailSettings = { SMTP_URL: string; SMTP_TLS: 'required' | 'off'; MAIL_FROM: string }

const { connect, greeting, silence, whole } = timeLimits.mail

/** Mails contain complaints, so nothing is sent unencrypted unless the setting allows it. */
export function createMailer({ SMTP_URL, SMTP_TLS, MAIL_FROM }: MailSettings): Mailer {
  const server = new URL(SMTP_URL)
  server.searchParams.set('requireTLS', String(SMTP_TLS === 'required'))
  server.searchParams.set('connectionTimeout', String(connect * 1000))
  server.searchParams.set('greetingTimeout', String(greeting * 1000))
  server.searchParams.set('socketTimeout', String(silence * 1000))
  // Reuses connections: after an outage hundreds of mails wait, and each handshake takes 100 ms.
  server.searchParams.set('pool', 'true')
  const transport = nodemailer.createTransport(server.href, { disableFileAccess: true, disableUrlAccess: true })
  return {
    async send({ to, replyTo, subject, attachments = [], calendar, ...mail }) {
      const sending = transport.sendMail({
        ...mail,
        from: MAIL_FROM,
        to: [{ name: '', address: mailAddress(to) }],
        ...(replyTo ? { replyTo: [{ name: '', address: mailAddress(replyTo) }] } : {}),
        subject: subject.replace(/[\p{Cc}]+/gu, ' '),
        attachments: attachments.map((file) => ({ ...file, content: Buffer.from(file.content) })),
        ...(calendar && { icalEvent: { ...calendar, filename: 'visita.ics' } }),
      })
      await inTime(sending)
    },
    close: () => transport.close(),
  }
}

/** Also limits the total time, because a server could keep the connection alive for ever. */
async function inTime(sending: Promise<unknown>): Promise<void> {
  const late = Promise.withResolvers<never>()
  const limit = setTimeout(
    () => late.reject(Object.assign(new Error('mail took too long'), { code: 'ETIMEDOUT' })),
    whole * 1000,
  )
  await Promise.race([sending, late.promise]).finally(() => clearTimeout(limit))
}
