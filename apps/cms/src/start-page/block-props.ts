import type { Pool } from '@sillar/platform/database/pool'
import type { Payload } from 'payload'
import type { Language } from '../panel/language/language'

/** What every block is given. */
export type BlockProps = { payload: Payload; pool: Pool; language: Language; now: Date }

/** Figures and dates of a block that could not be read are not known; the page says so and shows the others. */
export const ifKnown = <Value>(reading: Promise<Value>): Promise<Value | undefined> => reading.catch(() => undefined)
