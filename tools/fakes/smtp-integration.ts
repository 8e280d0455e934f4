import { SMTPServer } from 'smtp-server'
import type { ReceivedMail } from './received'

/**
 * Creates an SMTP server that adds each message to `mails`, but rejects the next `state.rejecting` messages with code
 * 451.
 */
export function createSmtpIntegration(mails: ReceivedMail[], state: { rejecting: number }): SMTPServer {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (state.rejecting > 0) {
          state.rejecting -= 1
          done(Object.assign(new Error('try again later'), { responseCode: 451 }))
          return
        }
        const { mailFrom, rcptTo } = session.envelope
        mails.push({
          at: new Date().toISOString(),
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map((recipient) => recipient.address),
          raw: Buffer.concat(chunks).toString('utf8'),
        })
        done()
      })
    },
  })
  // Tests kill workers, so dropped connections are expected.
  server.on('error', () => undefined)
  return server
}
