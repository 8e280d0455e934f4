// The part of the live states that a browser needs: no schema travels with it.

import type { LotState } from './lot.schema'

type States = Readonly<Partial<Record<string, LotState>>>

export const lotsNowFile = (project: string): string => `lots-${project}.json`
/** Where visitors find it. */
export const lotsNowPath = (project: string): string => `/live/${lotsNowFile(project)}`

/** A lot the file does not name keeps the state of the release; one the release does not know is not shown. */
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

/** All states as one short text, so that a page can tell whether anything changed before it loads more. */
export const stateMark = (lots: readonly { code: string; state: LotState }[], states: States = {}): string =>
  lots.map(({ code, state }) => (states[code] ?? state).charAt(0)).join('')
