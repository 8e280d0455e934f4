import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { newIpAddress } from '../support/running-intake'
import { leadBody } from '../support/submissions'

/** The consent versions of the demo content. */
const consentVersions = { terms: '2026-01', marketing: '2026-01' }

export type LeadLoad = { accepted: number; failed: string[]; perSecond: number; p50: number; p99: number }

type LeadResponse = { status: number; milliseconds: number }

/** Sends leads with several senders at once. Each sender waits for the response before it sends its next lead. */
export async function sendLeadsConcurrently(siteUrl: string, senders: number, seconds: number): Promise<LeadLoad> {
  const agent = new Agent({ keepAlive: true, maxSockets: senders })
  const end = performance.now() + seconds * 1000
  const responses: LeadResponse[] = []
  const send = async () => {
    while (performance.now() < end) responses.push(await sendLead(siteUrl, agent))
  }
  await Promise.all(Array.from({ length: senders }, send))
  agent.destroy()
  return summary(responses, seconds)
}

/**
 * Sends leads at a constant rate, even if earlier leads are still waiting for a response.
 */
export async function spreadLeads(siteUrl: string, count: number, seconds: number): Promise<LeadLoad> {
  const agent = new Agent({ keepAlive: true })
  const startedAt = performance.now()
  const pendingResponses: Promise<LeadResponse>[] = []
  for (let number = 0; number < count; number++) {
    await wait(Math.max(0, startedAt + (number * seconds * 1000) / count - performance.now()))
    pendingResponses.push(sendLead(siteUrl, agent))
  }
  const answers = await Promise.all(pendingResponses)
  agent.destroy()
  return summary(answers, seconds)
}

/** Sends a lead as a visitor with their own IP address, which nginx accepts from this machine. */
function sendLead(siteUrl: string, agent: Agent): Promise<LeadResponse> {
  const startedAt = performance.now()
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
    'x-forwarded-for': newIpAddress(),
  }
  return new Promise((resolve) => {
    const done = (status: number) => resolve({ status, milliseconds: performance.now() - startedAt })
    const outgoing = request(
      `${siteUrl}/api/leads`,
      { method: 'POST', agent, headers, timeout: 20_000 },
      (response) => {
        response.resume()
        response.once('end', () => done(response.statusCode ?? 0))
      },
    )
    outgoing.once('error', () => done(0))
    outgoing.once('timeout', () => outgoing.destroy())
    outgoing.end(JSON.stringify(leadBody({ consentVersions })))
  })
}

function summary(responses: LeadResponse[], seconds: number): LeadLoad {
  const acceptedResponses = responses.filter(({ status }) => status === 201)
  const times = acceptedResponses.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other)
  const share = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0
  const counts = Object.entries(Object.groupBy(responses, ({ status }) => (status === 201 ? 'ok' : String(status))))
  return {
    accepted: acceptedResponses.length,
    failed: counts.filter(([status]) => status !== 'ok').map(([status, group]) => `${group?.length} × ${status}`),
    perSecond: acceptedResponses.length / seconds,
    p50: share(0.5),
    p99: share(0.99),
  }
}
