import { createHash } from 'node:crypto'
import type { Integrations } from '@app/tools/fakes/integrations'
import type { Kind, Submission } from './visitors'

// Reads arrivals from the integrations instead of our database, which could be wrong.

const piecesOfKind: Record<Kind, string[]> = {
  lead: ['crm'],
  referral: ['script', 'mail'],
  complaint: ['sheet', 'mail', 'service'],
}

/** Returns the parts of a submission that must arrive, such as `crm rosa@example.test`. */
export type ExpectedPieces = (submission: Submission) => string[]

const usualPieces: ExpectedPieces = ({ kind, mail }) => piecesOfKind[kind].map((piece) => `${piece} ${mail}`)

export type Arrival = { piece: string; key: string; at: number }

const hashOf = (mail: string) => createHash('sha256').update(mail).digest('hex')

/** A lead whose stage is reported to both advertising platforms, which get only the hash of its e-mail address. */
export const advertisedPieces: ExpectedPieces = ({ mail }) => [
  `crm ${mail}`,
  `meta-ads ${hashOf(mail)}`,
  `google-ads ${hashOf(mail)}`,
]

function arrivalsAt({ received, mails }: Integrations): Arrival[] {
  const requests = received.flatMap(({ accepted, path, body, headers, at }) => {
    const arrival = accepted && arrivalOf(path, body)
    return arrival ? [{ key: headers['idempotency-key'] ?? '', ...arrival, at: Date.parse(at) }] : []
  })
  const mailArrivals = mails.map(({ to, raw, at }) => {
    const header = (name: string) => new RegExp(`^${name}: *<?([^>\\r\\n]+)>?`, 'im').exec(raw)?.[1] ?? ''
    const isForService = to[0]?.startsWith('servicio@') ?? false
    const piece = isForService ? `service ${header('reply-to')}` : `mail ${to[0]}`
    return { piece, key: header('message-id'), at: Date.parse(at) }
  })
  return [...requests, ...mailArrivals]
}

type MetaBody = { data: { event_id: string; user_data: { em: string[] } }[] }
type GoogleBody = { conversions: { orderId: string; userIdentifiers: { hashedEmail?: string }[] }[] }

/** Returns the part in a request. Advertising platforms get the key in the body. */
function arrivalOf(path: string, body: unknown): { piece: string; key?: string } | undefined {
  if (path === '/api/contact') return { piece: `crm ${(body as { email: string }).email}` }
  if (path === '/referrals/exec') return { piece: `script ${(body as { correo: string }).correo}` }
  if (path === '/complaints/exec') return { piece: `sheet ${(body as { contents: string[][] }).contents[0]?.[5]}` }
  if (path.startsWith('/graph/') && path.endsWith('/events')) {
    const [event] = (body as MetaBody).data
    return event && { piece: `meta-ads ${event.user_data.em[0]}`, key: event.event_id }
  }
  if (path.endsWith(':uploadClickConversions')) {
    const [conversion] = (body as GoogleBody).conversions
    return conversion && { piece: `google-ads ${conversion.userIdentifiers[0]?.hashedEmail}`, key: conversion.orderId }
  }
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

export type Reading = {
  expected?: ExpectedPieces
  /** Returns arrivals at a fake that is not one of the integrations, such as the push service. */
  otherArrivals?: () => Arrival[]
}

export function summarizeArrivals(
  integrations: Integrations,
  submissions: Submission[],
  { expected = usualPieces, otherArrivals = () => [] }: Reading = {},
): ArrivalSummary {
  const arrivalsByPiece = Map.groupBy([...arrivalsAt(integrations), ...otherArrivals()], ({ piece }) => piece)
  const expectedPieces = submissions.flatMap(expected)
  const arrivals = expectedPieces.map((piece) => arrivalsByPiece.get(piece) ?? [])
  return {
    whole: submissions.filter((submission) => expected(submission).every((piece) => arrivalsByPiece.has(piece))),
    doubled: arrivals.reduce((total, { length }) => total + Math.max(0, length - 1), 0),
    unrecognisable: expectedPieces.filter((_, index) => new Set(arrivals[index]?.map(({ key }) => key)).size > 1),
    lastAt: Math.max(0, ...arrivals.map((list) => Math.min(...list.map(({ at }) => at))).filter(Number.isFinite)),
    firstOf: (piece) => arrivalsByPiece.get(piece)?.[0]?.at,
  }
}
