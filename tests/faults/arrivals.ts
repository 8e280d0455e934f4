import type { Receivers } from '@app/tools/fakes/receivers'
import type { Kind, Submission } from './visitors'

// Reads what arrived only from the integrations: our own database could be wrong.

const pieces: Record<Kind, string[]> = {
  lead: ['crm'],
  referral: ['script', 'mail'],
  complaint: ['sheet', 'mail', 'service'],
}

type Arrival = { piece: string; key: string; at: number }

function arrivalsAt({ received, mails }: Receivers): Arrival[] {
  const requests = received.flatMap(({ taken, path, body, headers, at }) => {
    const piece = taken && pieceOf(path, body)
    return piece ? [{ piece, key: headers['idempotency-key'] ?? '', at: Date.parse(at) }] : []
  })
  const letters = mails.map(({ to, raw, at }) => {
    const header = (name: string) => new RegExp(`^${name}: *<?([^>\\r\\n]+)>?`, 'im').exec(raw)?.[1] ?? ''
    const isForService = to[0]?.startsWith('servicio@') ?? false
    const piece = isForService ? `service ${header('reply-to')}` : `mail ${to[0]}`
    return { piece, key: header('message-id'), at: Date.parse(at) }
  })
  return [...requests, ...letters]
}

function pieceOf(path: string, body: unknown): string | undefined {
  if (path === '/api/contact') return `crm ${(body as { email: string }).email}`
  if (path === '/referrals/exec') return `script ${(body as { correo: string }).correo}`
  if (path === '/complaints/exec') return `sheet ${(body as { contents: string[][] }).contents[0]?.[5]}`
  return undefined
}

export type Arrived = {
  /** Submissions of which every part reached its integration. */
  whole: Submission[]
  /** The same delivery accepted twice; the integration can tell by the key. */
  doubled: number
  /** One part under two keys: no integration could tell. */
  unrecognisable: string[]
  lastAt: number
  firstOf: (piece: string) => number | undefined
}

export function arrivedOf(receivers: Receivers, submissions: Submission[]): Arrived {
  const found = Map.groupBy(arrivalsAt(receivers), ({ piece }) => piece)
  const mine = submissions.flatMap(({ kind, mail }) => pieces[kind].map((piece) => `${piece} ${mail}`))
  const arrivals = mine.map((piece) => found.get(piece) ?? [])
  return {
    whole: submissions.filter(({ kind, mail }) => pieces[kind].every((piece) => found.has(`${piece} ${mail}`))),
    doubled: arrivals.reduce((sum, { length }) => sum + Math.max(0, length - 1), 0),
    unrecognisable: mine.filter((_, at) => new Set(arrivals[at]?.map(({ key }) => key)).size > 1),
    lastAt: Math.max(0, ...arrivals.map((list) => Math.min(...list.map(({ at }) => at))).filter(Number.isFinite)),
    firstOf: (piece) => found.get(piece)?.[0]?.at,
  }
}
