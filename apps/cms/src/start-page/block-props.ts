import type { Pool } from '@app/platform/database/pool'
import type { Payload } from 'payload'
import type { Language } from '../panel/language/language'

export type BlockProps = { payload: Payload; pool: Pool; language: Language; now: Date }

/**
 * Returns the value of a promise, or undefined if it is rejected, because one failing block must not break the start
 * page.
 */
export const orUndefined = <Value>(promise: Promise<Value>): Promise<Value | undefined> =>
  promise.catch(() => undefined)
