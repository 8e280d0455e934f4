import type { Pool } from '@app/platform/database/pool'
import type { Payload } from 'payload'
import type { Language } from '../panel/language/language'

/** The props of every block. */
export type BlockProps = { payload: Payload; pool: Pool; language: Language; now: Date }

/** Returns undefined if reading fails, so that one block shows "not known" and the others still render. */
export const ifKnown = <Value>(reading: Promise<Value>): Promise<Value | undefined> => reading.catch(() => undefined)
