import { toast } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import type { Language } from '../language/language'
import { recordFormMessages } from './messages'

/** Browsers have different texts for a request without a connection, in English only. */
const noConnection = /^(Failed to fetch|Load failed|NetworkError\b)/

const errorToasts = () => toast.getHistory().filter((shown) => 'type' in shown && shown.type === 'error')

/** Returns the ids of the error messages that have been shown so far. */
export const listShownFailures = (): Set<unknown> => new Set(errorToasts().map(({ id }) => id))

/**
 * Returns why a record was not saved, or undefined if it was saved. Payload says it only in a toast, which disappears
 * after 4 s.
 */
export function findNewFailure(shownBefore: Set<unknown>, language: Language): ReactNode {
  const messages = recordFormMessages[language]
  const newToast = errorToasts().find(({ id }) => !shownBefore.has(id))
  if (!newToast) return undefined
  const title = 'title' in newToast ? newToast.title : undefined
  const text = typeof title === 'function' ? title() : title
  if (typeof text === 'string' && noConnection.test(text)) return messages.noConnection
  return text || messages.unknown
}
