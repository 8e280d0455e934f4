import type { Integrations } from '@app/tools/fakes/integrations'
import type { Kind, Submission } from './visitors'

// Reads arrivals from the integrations instead of our database, which could be wrong.

const pieces: Record<Kind, string[]> = {
  lead: ['crm'],
  referral: ['script', 'mail'],
  complaint: ['sheet', 'mail', 'service'],
}

type Arrival = { piece: string; key: string; at: number }

function arrivalsAt({ received, mails }: Integrations): Arrival[] {
  const requests = received.flatMap(({ taken, path, body, headers, at }) => {
    const piece = taken && pieceOf(path, body)
    return piece ? [{ piece, key: headers['idempotency-key'] ?? '', at: Date.parse(at) }] : []
  })
  const mailArrivals = mails.map(({ to, raw, at }) => {
    const header = (name: string) => new RegExp(`^${name}: *<?([^>\\r\\n]+)>?`, 'im').exec(raw)?.[1] ?? ''
    const isForService = to[0]?.startsWith('servicio@') ?? false
    const piece = isForService ? `service ${header('reply-to')}` : `mail ${to[0]}`
    return { piece, key: header('message-id'), at: Date.parse(at) }
  })
  return [...requests, ...mailArrivals]
}

function pieceOf(path: string, body: unknown): string | undefined {
  if (path === '/api/contact') return `crm ${(body as { email: string }).email}`
  if (path === '/referrals/exec') return `script ${(body as { correo: string }).correo}`
  if (path === '/complaints/exec') return `sheet ${(body as { contents: string[][] }).contents[0]?.[5]}`
  return undefined
}

export type ArrivalSummary = {
  /** Submissions whose parts all reached their integrations. */
  whole: Submission[]
  /** The number of duplicates: arrivals of a part after its first arrival. */
  doubled: number
  /** Parts that arrived under different keys, so the integration cannot detect the duplicate. */
  unrecognisable: string[]
  lastAt: number
  firstOf: (piece: string) => number | undefined
}

export function summarizeArrivals(integrations: Integrations, submissions: Submission[]): ArrivalSummary {
  const arrivalsByPiece = Map.groupBy(arrivalsAt(integrations), ({ piece }) => piece)
  const expectedPieces = submissions.flatMap(({ kind, mail }) => pieces[kind].map((piece) => `${piece} ${mail}`))
  const arrivals = expectedPieces.map((piece) => arrivalsByPiece.get(piece) ?? [])
  return {
    whole: submissions.filter(({ kind, mail }) =>
      pieces[kind].every((piece) => arrivalsByPiece.has(`${piece} ${mail}`)),
    ),
    doubled: arrivals.reduce((total, { length }) => total + Math.max(0, length - 1), 0),
    unrecognisable: expectedPieces.filter((_, index) => new Set(arrivals[index]?.map(({ key }) => key)).size > 1),
    lastAt: Math.max(0, ...arrivals.map((list) => Math.min(...list.map(({ at }) => at))).filter(Number.isFinite)),
    firstOf: (piece) => arrivalsByPiece.get(piece)?.[0]?.at,
  }
}
