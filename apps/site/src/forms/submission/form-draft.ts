// What a person typed survives a reload and a failed send. It is kept for this tab only and goes when the tab closes.
// The idempotency key is kept with it, so that all attempts to send the same fill count once.

import { GENERAL_QUESTION } from '@sillar/domain/lead/lead-choices'
import { newKey } from './new-key'

/** `sent` is the body as it was posted: the form may show something else by the time the receipt is drawn. */
export type Receipt = {
  reference: string
  sentAt: number
  answer: Record<string, unknown>
  sent: Record<string, unknown>
}

export type Draft = {
  key: string
  /** Milliseconds since 1970 when the form was first shown. */
  startedAt: number
  fields: Record<string, unknown>
  /** The body under way, waiting or accepted. While there is one, the draft keeps its name. */
  sent?: Record<string, unknown> | undefined
  /** Kept in the outbox until the connection is back. */
  isWaiting?: boolean
  /** The code stays on screen through a reload too. */
  receipt?: Receipt
}

export const newDraft = (now = Date.now()): Draft => ({ key: newKey(), startedAt: now, fields: {} })

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The entry of the session storage that a form's draft is kept in. */
export const draftName = (formId: string): string => `draft:${formId}`

export function readDraft(formId: string, storage: DraftStorage): Draft | null {
  try {
    const draft: unknown = JSON.parse(storage.getItem(draftName(formId)) ?? 'null')
    return isDraft(draft) ? draft : null
  } catch {
    return null
  }
}

/** A browser that refuses storage (private mode, full disk) costs the draft, never the form. */
export function writeDraft(formId: string, draft: Draft, storage: DraftStorage): void {
  try {
    storage.setItem(draftName(formId), JSON.stringify(draft))
  } catch {}
}

export function clearDraft(formId: string, storage: DraftStorage): void {
  try {
    storage.removeItem(draftName(formId))
  } catch {}
}

/** What was typed before the script arrived wins over what an earlier view of the page left behind. */
export function mergeDraft(typed: unknown, kept: unknown): unknown {
  if (Array.isArray(typed) && Array.isArray(kept)) {
    return Array.from({ length: Math.max(typed.length, kept.length) }, (_, at) => mergeDraft(typed[at], kept[at]))
  }
  if (isRecord(typed) && isRecord(kept)) {
    const names = new Set([...Object.keys(typed), ...Object.keys(kept)])
    return Object.fromEntries([...names].map((name) => [name, mergeDraft(typed[name], kept[name])]))
  }
  return isBlank(typed) ? (kept ?? typed) : typed
}

/** A general question counts: it may be what the page chose beforehand, and not the person. */
const isBlank = (value: unknown) =>
  value === undefined || value === null || value === '' || value === false || value === GENERAL_QUESTION
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) && typeof value.key === 'string' && typeof value.startedAt === 'number' && isRecord(value.fields)
