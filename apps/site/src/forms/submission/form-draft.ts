// A draft survives a reload and a failed submission until the tab is closed. All attempts to send it have the same
// idempotency key, so they count as one submission.

import { GENERAL_QUESTION } from '@app/domain/lead/lead-choices'
import { draftName } from '@app/domain/submission/draft-name'
import { newKey } from './new-key'

/** The confirmation of a submission. `sent` is the posted body, because the form may have changed since. */
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
  /** The body that is being sent, is queued or was accepted. While it is set, the draft keeps its storage key. */
  sent?: Record<string, unknown> | undefined
  /** True while the submission is in the outbox. */
  isWaiting?: boolean
  /** The receipt to show again after a reload. */
  receipt?: Receipt
}

export const newDraft = (now = Date.now()): Draft => ({ key: newKey(), startedAt: now, fields: {} })

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export function readDraft(formId: string, storage: DraftStorage): Draft | null {
  try {
    const draft: unknown = JSON.parse(storage.getItem(draftName(formId)) ?? 'null')
    return isDraft(draft) ? draft : null
  } catch {
    return null
  }
}

/** Stores the draft. If the browser denies storage, the draft is lost but the form still works. */
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

/** Merges the values typed before hydration with the stored draft. Typed values take precedence. */
export function mergeDraft(typedValue: unknown, storedValue: unknown): unknown {
  if (Array.isArray(typedValue) && Array.isArray(storedValue)) {
    return Array.from({ length: Math.max(typedValue.length, storedValue.length) }, (_, index) =>
      mergeDraft(typedValue[index], storedValue[index]),
    )
  }
  if (isRecord(typedValue) && isRecord(storedValue)) {
    const names = new Set([...Object.keys(typedValue), ...Object.keys(storedValue)])
    return Object.fromEntries([...names].map((name) => [name, mergeDraft(typedValue[name], storedValue[name])]))
  }
  return isBlank(typedValue) ? (storedValue ?? typedValue) : typedValue
}

/** Returns whether a value is empty. A general question counts as empty, because the page may have preselected it. */
const isBlank = (value: unknown) =>
  value === undefined || value === null || value === '' || value === false || value === GENERAL_QUESTION
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) && typeof value.key === 'string' && typeof value.startedAt === 'number' && isRecord(value.fields)
