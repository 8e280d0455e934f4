import * as z from 'zod'
import { slug } from '../language/localized.schema'
import { blockPattern, codePattern } from './lot-code'

export const lotStates = ['free', 'held', 'sold'] as const
export type LotState = (typeof lotStates)[number]

export const orientations = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const
export type Orientation = (typeof orientations)[number]

/** `C-07`: the block's letters and the number of the lot in it. `3-02`: of an apartment its floor instead of a block. */
export const lotCode = z.string().regex(codePattern)
export const lotBlock = z.string().regex(blockPattern)

const metres = z.number().positive().max(1000)

/** One piece of land, or one apartment, that is sold. Nothing in it says who holds or bought it: that is no part of what the site knows. */
export const lot = z.object({
  /** Project and code, so that a lot has one name everywhere: `santorini-c-07`. */
  key: slug,
  project: slug,
  code: lotCode,
  /** Of an apartment its floor. */
  block: lotBlock,
  areaM2: z.number().positive().max(100_000),
  /** An apartment has neither. */
  frontageM: metres.nullable(),
  depthM: metres.nullable(),
  orientation: z.enum(orientations),
  listPriceCents: z.number().int().positive().brand<'Cents'>(),
  state: z.enum(lotStates),
  /** A hold without an end would never free itself. */
  heldUntil: z.iso.datetime().nullable(),
  /** When the state last became another one; none since the lot was made. */
  stateSince: z.iso.datetime().nullable(),
  /** Of an apartment: those of one letter have the same floor plan. */
  unitType: z
    .string()
    .regex(/^[A-Z]\d?$/)
    .nullable()
    .default(null),
  /** Id of its shape in the plan of the project. */
  shape: slug,
  /** Price and state are invented, and the page says so. */
  isDemo: z.boolean(),
})
export type Lot = z.infer<typeof lot>

export const lotKey = (project: string, code: string): string => `${project}-${code.toLowerCase()}`

/** `C-07` stands in block C. */
export const blockOf = (code: string): string => code.slice(0, code.indexOf('-'))

/** From then on it is free again, whether somebody has written that down yet or not. */
export const isHoldOver = ({ state, heldUntil }: Pick<Lot, 'state' | 'heldUntil'>, now: number): boolean =>
  state === 'held' && heldUntil !== null && Date.parse(heldUntil) <= now

export const stateAt = (lot: Pick<Lot, 'state' | 'heldUntil'>, now: number): LotState =>
  isHoldOver(lot, now) ? 'free' : lot.state
