import type { AddressInfo } from 'node:net'
import { createHttpIntegration } from './http-integration'
import type { Failure, ReceivedMail, ReceivedRequest } from './received'
import { receivedPage } from './received-page'
import { createSmtpIntegration } from './smtp-integration'
import type { WhatsAppWebhook } from './whatsapp-integration'

export type Integrations = {
  httpUrl: string
  smtpUrl: string
  received: ReceivedRequest[]
  mails: ReceivedMail[]
  fail(failure: Failure): void
  stopFailing(): void
  rejectMails(times: number): void
  clear(): void
  stop(): Promise<void>
}

/**
 * Starts the fakes. Port 0 picks a free port. Tests call the returned functions, and other processes use the routes
 * `/_received` and `/_control`.
 */
export async function startIntegrations(
  ports: { http: number; smtp: number } = { http: 0, smtp: 0 },
  webhook?: WhatsAppWebhook,
): Promise<Integrations> {
  const receivedRequests: ReceivedRequest[] = []
  const mails: ReceivedMail[] = []
  const failures: Failure[] = []
  const smtpState = { rejecting: 0 }

  const integrations = {
    received: receivedRequests,
    mails,
    fail: (failure: Failure) => void failures.push({ ...failure }),
    stopFailing() {
      failures.length = 0
    },
    rejectMails(times: number) {
      smtpState.rejecting = times
    },
    clear() {
      receivedRequests.length = 0
      mails.length = 0
      failures.length = 0
      smtpState.rejecting = 0
    },
  }

  const http = createHttpIntegration(receivedRequests, failures, webhook)
  http.get('/', async (_request, reply) => reply.type('text/html').send(receivedPage(receivedRequests, mails)))
  http.get('/_received', async () => ({ requests: receivedRequests, mails }))
  http.delete('/_received', async (_request, reply) => {
    integrations.clear()
    return reply.code(204).send()
  })
  http.post<{ Body: Failure | { mails: number } }>('/_control', async (request, reply) => {
    if ('mails' in request.body) integrations.rejectMails(request.body.mails)
    else integrations.fail(request.body)
    return reply.code(204).send()
  })
  await http.listen({ port: ports.http, host: '127.0.0.1' })

  const smtp = createSmtpIntegration(mails, smtpState)
  await new Promise<void>((resolve) => smtp.listen(ports.smtp, '127.0.0.1', resolve))

  const portOf = (server: { address(): AddressInfo | string | null }) => (server.address() as AddressInfo).port
  return {
    ...integrations,
    httpUrl: `http://127.0.0.1:${portOf(http.server)}`,
    smtpUrl: `smtp://127.0.0.1:${portOf(smtp.server)}`,
    async stop() {
      await http.close()
      await new Promise<void>((resolve) => smtp.close(() => resolve()))
    },
  }
}
