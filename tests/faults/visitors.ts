// Simulates visitors with the outbox of the site: each submission is sent with the same key until it is acknowledged. A
// browser waits 30 s between two attempts, but these visitors wait less to keep a case short.
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { newIpAddress } from '../support/running-intake'
import { pdf } from '../support/sample-files'
import { complaintFields, leadBody, referralBody, referredPerson } from '../support/submissions'

export type Kind = 'lead' | 'referral' | 'complaint'
export type Submission = {
  kind: Kind
  mail: string
  number: number
  key: string
  acknowledgedAt?: number
  reference?: string
}
export type Mix = (number: number) => Kind

/** Chooses the form. Of twenty visitors, fifteen send a lead, four a referral and one a complaint. */
const defaultMix: Mix = (number) => (number % 20 === 19 ? 'complaint' : number % 20 > 14 ? 'referral' : 'lead')

type Options = { url: string; run: string; count: number; perSecond: number; mix?: Mix; request?: typeof requestOf }

/**
 * Starts each visitor at a fixed time, even if earlier visitors are still waiting for a response.
 */
export function startVisitors({ url, run, count, perSecond, mix = defaultMix, request = requestOf }: Options) {
  const submissions: Submission[] = []
  const rejections: string[] = []
  let isOver = false
  const startedAt = performance.now()
  const runVisitor = async (number: number) => {
    await wait(Math.max(0, startedAt + (number * 1000) / perSecond - performance.now()))
    const kind = mix(number)
    const submission: Submission = { kind, number, key: randomUUID(), mail: `${run}-${kind}-${number}@example.test` }
    submissions.push(submission)
    for (let attempts = 0; submission.acknowledgedAt === undefined && attempts < 400 && !isOver; attempts++) {
      if (attempts > 0) await wait(Math.min(1500, 200 * attempts))
      const answer = await send(url, request(submission))
      if (isAcknowledgement(answer.status)) {
        submission.acknowledgedAt = Date.now()
        submission.reference = answer.reference
      } else if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) {
        rejections.push(`${answer.status} ${answer.text}`)
        return
      }
    }
  }
  const all = Promise.all(Array.from({ length: count }, (_, number) => runVisitor(number)))
  const acknowledged = () => submissions.filter(({ acknowledgedAt }) => acknowledgedAt !== undefined)
  const giveUp = () => {
    isOver = true
  }
  return { submissions, rejections, acknowledged, all, giveUp }
}

/** Webhooks of other systems answer 200, forms 201. */
const isAcknowledgement = (status: number) => status === 200 || status === 201

export type Request = { path: string; headers: Record<string, string>; body: string | FormData }

const headersOf = (key: string) => ({
  'idempotency-key': key,
  'x-forwarded-for': newIpAddress(),
  'x-device-key': key,
})
const startTime = () => Date.now() - 60_000

const jsonRequest = (path: string, key: string, body: object): Request => ({
  path,
  headers: { ...headersOf(key), 'content-type': 'application/json' },
  body: JSON.stringify({ ...body, startedAt: startTime() }),
})

export const requestOfLead = ({ mail, key }: Pick<Submission, 'mail' | 'key'>, changes: Record<string, unknown> = {}) =>
  jsonRequest('/api/leads', key, leadBody({ email: mail, ...changes }))

export function requestOf({ kind, mail, number, key }: Submission): Request {
  if (kind === 'lead') return requestOfLead({ mail, key })
  const document = String(10_000_000 + (Number.parseInt(key.slice(0, 8), 16) % 89_999_999))
  if (kind === 'referral')
    return jsonRequest('/api/referrals', key, referralBody({ email: mail, referred: [referredPerson({ document })] }))
  const form = new FormData()
  for (const [name, value] of Object.entries(complaintFields({ email: mail, startedAt: String(startTime()) })))
    form.append(name, value)
  if (number % 40 === 19) form.append('attachment', new Blob([pdf], { type: 'application/pdf' }), 'plano.pdf')
  return { path: '/api/complaints', headers: headersOf(key), body: form }
}

async function send(url: string, { path, headers, body }: Request) {
  try {
    const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body, signal: AbortSignal.timeout(15_000) })
    const text = await answer.text()
    const { reference } = isAcknowledgement(answer.status) ? (JSON.parse(text) as { reference?: string }) : {}
    return { status: answer.status, text, reference }
  } catch {
    return { status: 0, text: 'no answer' }
  }
}
