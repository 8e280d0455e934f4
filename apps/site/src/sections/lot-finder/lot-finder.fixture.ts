import type { LotState } from '@app/domain/lot/lot.schema'
import { middleOf } from '@app/domain/lot/nearest-lot'
import { cents } from '@app/domain/money/money'
import { textsFor } from '@/i18n/translator'
import type { LotFinderProps } from './lot-finder'
import type { OfferedLot } from './lot-offer'

const LOT_SIDE = 40

export function gridLot(code: string, column: number, row: number, state: LotState = 'free'): OfferedLot {
  const [x, y] = [column * LOT_SIDE, row * LOT_SIDE]
  const points = `${x},${y} ${x + LOT_SIDE},${y} ${x + LOT_SIDE},${y + LOT_SIDE} ${x},${y + LOT_SIDE}`
  return {
    code,
    block: code.slice(0, code.indexOf('-')),
    state,
    points,
    at: middleOf(points),
    areaM2: 100 + column * 10,
    frontageM: 8,
    depthM: 12.5,
    orientation: 'sw',
    unitType: null,
    listPriceCents: cents((206 + 10 * column) * 75_00),
  }
}

/** Block A has two columns and block B has one. One lot is held and one is sold. */
export const fewLots: OfferedLot[] = [
  gridLot('A-01', 0, 0),
  gridLot('A-02', 0, 1, 'sold'),
  gridLot('A-03', 1, 1, 'held'),
  gridLot('A-04', 1, 0),
  gridLot('B-01', 3, 0),
  gridLot('B-02', 3, 1),
]

export const finderProps = (lots: OfferedLot[], livePath = '/no-live-states.json'): LotFinderProps => ({
  locale: 'es',
  texts: textsFor('es', 'lots'),
  ground: { viewBox: '0 0 1200 900', content: '<rect width="1200" height="900"/>', alt: 'Plano de lotes de Santorini' },
  boardName: 'Plano de lotes de Santorini',
  lots,
  terms: { months: 60, solesPerDollar: 3.85 },
  asOf: '2026-11-15T19:32:00.000Z',
  livePath,
  note: {
    rate: '* A S/ 3.85 por dólar.',
    conditions: { text: 'Sujeto a condiciones.', href: '/terminos-y-condiciones' },
    extraNote: 'Datos de demostración.',
  },
  quote: '/cotizador?proyecto=santorini&lote=',
  appointment: '/api/appointments?place=santorini&lot=',
  waiting: {
    locale: 'es',
    project: 'santorini',
    consent: { version: '1', parts: [{ text: 'Acepto los términos', href: null }] },
    labels: { firstName: 'Nombre', email: 'Correo electrónico', honeypot: 'Web' },
  },
})
