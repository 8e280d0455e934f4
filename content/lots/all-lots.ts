// Demo lots of every condominium and apartments of every building, drawn by `pnpm lots:draw`: their prices and states are invented and marked so.

import { blockOf, type Lot, lotKey } from '@sillar/domain/lot/lot.schema'
import { centsOf } from '@sillar/domain/money/money'
import bahiaSerena from './bahia-serena.json' with { type: 'json' }
import coral from './coral.json' with { type: 'json' }
import killa from './killa.json' with { type: 'json' }
import type { LotRow } from './lot-row'
import mykonos from './mykonos.json' with { type: 'json' }
import o2 from './o2.json' with { type: 'json' }
import pradoPiamonte from './prado-piamonte.json' with { type: 'json' }
import puntaArena from './punta-arena.json' with { type: 'json' }
import puntaArena2 from './punta-arena-2.json' with { type: 'json' }
import santorini from './santorini.json' with { type: 'json' }
import zafiro from './zafiro.json' with { type: 'json' }

/** The day of which the demo states are; holds end after any demonstration. */
const stateSince = '2026-11-15T19:32:00.000Z'
const heldUntil = '2027-12-31T22:00:00.000Z'

const rows: Record<string, unknown> = {
  santorini,
  mykonos,
  coral,
  'punta-arena': puntaArena,
  zafiro,
  'prado-piamonte': pradoPiamonte,
  'punta-arena-2': puntaArena2,
  'bahia-serena': bahiaSerena,
  o2,
  killa,
}

/** A line of a data file as a lot. */
export const lotOf = (
  project: string,
  [code, areaM2, frontageM, depthM, orientation, usd, state, unitType]: LotRow,
): Lot => ({
  key: lotKey(project, code),
  project,
  code,
  block: blockOf(code),
  areaM2,
  frontageM,
  depthM,
  orientation,
  unitType: unitType ?? null,
  listPriceCents: centsOf(usd),
  state,
  heldUntil: state === 'held' ? heldUntil : null,
  stateSince,
  shape: `lot-${code.toLowerCase()}`,
  isDemo: true,
})

export const lots: Lot[] = Object.entries(rows).flatMap(([project, own]) =>
  (own as LotRow[]).map((row) => lotOf(project, row)),
)
