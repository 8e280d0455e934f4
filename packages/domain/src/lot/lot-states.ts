// The part of the live states that browsers need, without the zod schema.

import type { LotState } from './lot.schema'

type States = Readonly<Partial<Record<string, LotState>>>

export const lotsNowFile = (project: string): string => `lots-${project}.json`
/** Path of the file for visitors. */
export const lotsNowPath = (project: string): string => `/live/${lotsNowFile(project)}`

/**
 * Applies the live states. A lot missing in the file keeps the state of the release; a lot unknown to the release is
 * ignored.
 */
export function withStates<L extends { code: string; state: LotState }>(
  lots: readonly L[],
  states: States,
): readonly L[] {
  const isSame = lots.every(({ code, state }) => (states[code] ?? state) === state)
  if (isSame) return lots
  return lots.map((lot) => {
    const state = states[lot.code] ?? lot.state
    return state === lot.state ? lot : { ...lot, state }
  })
}

/** Encodes all states in one short string, so that a page can detect changes before it loads more. */
export const stateMark = (lots: readonly { code: string; state: LotState }[], states: States = {}): string =>
  lots.map(({ code, state }) => (states[code] ?? state).charAt(0)).join('')
