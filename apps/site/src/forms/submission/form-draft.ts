// Keeps typed values through a reload and a failed submission, in this tab only and until it is closed. The idempotency key
// is kept with them, so that all attempts to send the same draft count once.

import { GENERAL_QUESTION } from '@app/domain/lead/lead-choices'
import { newKey } from './new-key'

/** `sent` is the body as it was posted: the form may have changed by the time the receipt renders. */
export type Receipt = {
  reference: string
  sentAt: number
  answer: Record<string, unknown>
  sent: Record<string, unknown>
}

export type Draft = {
  key: string
  /** Unix time in milliseconds when the form was first shown. */
  startedAt: number
  fields: Record<string, unknown>
  /** The body being sent, queued or accepted. While it is set, the draft keeps its name. */
  sent?: Record<string, unknown> | undefined
  /** Queued in the outbox until the connection is back. */
  isWaiting?: boolean
  /** Keeps the reference on screen after a reload. */
  receipt?: Receipt
}

export const newDraft = (now = Date.now()): Draft => ({ key: newKey(), startedAt: now, fields: {} })

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Returns the session storage key of a form's draft. */
export const draftName = (formId: string): string => `draft:${formId}`

export function readDraft(formId: string, storage: DraftStorage): Draft | null {
  try {
    const draft: unknown = JSON.parse(storage.getItem(draftName(formId)) ?? 'null')
    return isDraft(draft) ? draft : null
  } catch {
    return null
  }
}

/** If the browser denies storage (private mode, full disk), the draft is lost but the form works. */
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

/** Merges values typed before hydration with the stored draft; typed values win. */
export function mergeDraft(typed: unknown, stored: unknown): unknown {
  if (Array.isArray(typed) && Array.isArray(stored)) {
    return Array.from({ length: Math.max(typed.length, stored.length) }, (_, at) => mergeDraft(typed[at], stored[at]))
  }
  if (isRecord(typed) && isRecord(stored)) {
    const names = new Set([...Object.keys(typed), ...Object.keys(stored)])
    return Object.fromEntries([...names].map((name) => [name, mergeDraft(typed[name], stored[name])]))
  }
  return isBlank(typed) ? (stored ?? typed) : typed
}

/** A general question counts as blank: the page may have preselected it. */
const isBlank = (value: unknown) =>
  value === undefined || value === null || value === '' || value === false || value === GENERAL_QUESTION
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) && typeof value.key === 'string' && typeof value.startedAt === 'number' && isRecord(value.fields)
