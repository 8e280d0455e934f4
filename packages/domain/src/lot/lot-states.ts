// Browsers load this file, so it must not import the zod schema.

import type { LotState } from './lot.schema'

type States = Readonly<Partial<Record<string, LotState>>>

export const liveLotsFile = (project: string): string => `lots-${project}.json`
/** Returns the path of the live file on the site. */
export const liveLotsPath = (project: string): string => `/live/${liveLotsFile(project)}`

/**
 * Applies the states of the live file. A lot that is missing in the file keeps the state of the release.
 */
export function applyStates<L extends { code: string; state: LotState }>(
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

/** Encodes all states in one short string, so a page can detect changes before it hydrates the lot list. */
export const stateFingerprint = (lots: readonly { code: string; state: LotState }[], states: States = {}): string =>
  lots.map(({ code, state }) => (states[code] ?? state).charAt(0)).join('')
