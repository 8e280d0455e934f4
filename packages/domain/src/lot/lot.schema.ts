import * as z from 'zod'
import { slug } from '../language/localized.schema'
import { blockPattern, codePattern } from './lot-code'

export const lotStates = ['free', 'held', 'sold'] as const
export type LotState = (typeof lotStates)[number]

export const orientations = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const
export type Orientation = (typeof orientations)[number]

/** `C-07` is lot 07 of block C. `3-02` is apartment 02 on the third floor. */
export const lotCode = z.string().regex(codePattern)
export const lotBlock = z.string().regex(blockPattern)

const metres = z.number().positive().max(1000)

/**
 * A lot or an apartment of a project. It has no field for the buyer, because the site must not publish personal data.
 */
export const lot = z.object({
  /** Project and code, such as `santorini-c-07`. Unique across projects. */
  key: slug,
  project: slug,
  code: lotCode,
  /** For an apartment, the block is its floor. */
  block: lotBlock,
  areaM2: z.number().positive().max(100_000),
  /** Frontage and depth are null for an apartment. */
  frontageM: metres.nullable(),
  depthM: metres.nullable(),
  orientation: z.enum(orientations),
  listPriceCents: z.number().int().positive().brand<'Cents'>(),
  state: z.enum(lotStates),
  /** Required for a hold, which would otherwise never expire. */
  heldUntil: z.iso.datetime().nullable(),
  /** When the state last changed, or null if it never changed. */
  stateSince: z.iso.datetime().nullable(),
  /** Apartments of the same type have the same floor plan. Null for a lot. */
  unitType: z
    .string()
    .regex(/^[A-Z]\d?$/)
    .nullable()
    .default(null),
  /** Id of the shape in the site plan. */
  shape: slug,
  /** True if price and state are invented; the page says so. */
  isDemo: z.boolean(),
})
export type Lot = z.infer<typeof lot>

export const lotKey = (project: string, code: string): string => `${project}-${code.toLowerCase()}`

/** Returns the block of a code, such as C for `C-07`. */
export const blockOf = (code: string): string => code.slice(0, code.indexOf('-'))

/** Returns whether a hold has expired but is still stored as `held`. */
export const isHoldExpired = ({ state, heldUntil }: Pick<Lot, 'state' | 'heldUntil'>, now: number): boolean =>
  state === 'held' && heldUntil !== null && Date.parse(heldUntil) <= now

export const stateAt = (lot: Pick<Lot, 'state' | 'heldUntil'>, now: number): LotState =>
  isHoldExpired(lot, now) ? 'free' : lot.state
