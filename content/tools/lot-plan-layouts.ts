// The layouts of the condominiums. They are invented, and every page that shows one says so; the names come from the
// texts of the projects.
import type { Localized } from '@app/domain/language/localized.schema'
import type { LotLayout } from './lot-plan-layout'

const untranslated = (text: string): Localized => ({ es: text, en: text })
/** Returns the name of a street, which is not translated. */
const street = (name: string): Localized => untranslated(`Calle ${name}`)

/** The coast of Islay runs from north-west to south-east, with the sea to the south-west. */
const islay = { left: 'sw', right: 'ne', northAngle: 45 } as const
const costanera: Localized = { es: 'Carretera Costanera', en: 'Costanera road' }
const pacific: Localized = { es: 'Océano Pacífico', en: 'Pacific Ocean' }
const gate: Localized = { es: 'Ingreso', en: 'Entrance' }

export const lotLayouts: LotLayout[] = [
  {
    project: 'santorini',
    frontage: 8,
    depth: 12.5,
    strips: [
      { columns: 1, north: 8, south: 8 },
      { columns: 2, north: 8, south: 8 },
      { columns: 2, north: 8, south: 8 },
      { columns: 1, north: 8, south: 8 },
    ],
    commons: [
      { strip: 0, side: 'north', kind: 'pool', name: { es: 'Piscina y casa club', en: 'Pool and clubhouse' } },
      { strip: 2, side: 'south', kind: 'park', name: { es: 'Jardines', en: 'Gardens' } },
    ],
    streets: [street('del Mar'), street('Egeo'), street('Oía'), street('Fira')],
    avenue: { es: 'Alameda', en: 'Avenue' },
    gate,
    road: costanera,
    edge: { kind: 'sea', name: pacific, walk: { es: 'Malecón', en: 'Promenade' } },
    coast: { bend: 16, form: 'wave' },
    looks: islay,
    sold: 30,
    held: 11,
  },
  {
    project: 'mykonos',
    frontage: 8.8,
    depth: 12.5,
    strips: [
      { columns: 2, north: 6, south: 5 },
      { columns: 2, north: 5, south: 6 },
      { columns: 1, north: 6, south: 6 },
    ],
    commons: [
      { strip: 0, side: 'south', kind: 'pool', name: { es: 'Piscina de borde curvo', en: 'Round-edged pool' } },
      { strip: 1, side: 'north', kind: 'square', name: { es: 'Mirador de los molinos', en: 'Windmill lookout' } },
    ],
    streets: [
      { es: 'Pasaje de los Postigos', en: 'Shutter Lane' },
      { es: 'Pasaje de Piedra', en: 'Stone Lane' },
      { es: 'Pasaje de los Molinos', en: 'Windmill Lane' },
    ],
    avenue: { es: 'Escaleras de piedra', en: 'Stone stairs' },
    gate: { es: 'Caseta de ingreso', en: 'Gatehouse' },
    road: costanera,
    edge: { kind: 'sea', name: pacific, walk: { es: 'Frente de playa', en: 'Beachfront' } },
    coast: { bend: 12, form: 'point' },
    looks: islay,
    sold: 52,
    held: 8,
  },
  {
    project: 'coral',
    frontage: 8,
    depth: 13.75,
    strips: [
      { columns: 1, north: 8, south: 9 },
      { columns: 2, north: 8, south: 9 },
      { columns: 2, north: 8, south: 9 },
    ],
    commons: [
      { strip: 0, side: 'south', kind: 'pool', name: { es: 'Piscina curva', en: 'Free-form pool' } },
      { strip: 1, side: 'north', kind: 'park', name: { es: 'Islas de palmeras', en: 'Palm islands' } },
    ],
    streets: [street('Coral'), street('Arrecife'), street('Celosías')],
    avenue: { es: 'Paseo de las Sombrillas', en: 'Parasol Walk' },
    gate,
    road: costanera,
    edge: { kind: 'sea', name: pacific, walk: { es: 'Malecón de madera', en: 'Timber boardwalk' } },
    coast: { bend: 9, form: 'bay' },
    looks: islay,
    sold: 34,
    held: 10,
  },
  {
    project: 'punta-arena',
    frontage: 7.5,
    depth: 12,
    strips: [
      { columns: 1, north: 9, south: 8 },
      { columns: 2, north: 9, south: 8 },
      { columns: 1, north: 9, south: 8 },
    ],
    commons: [
      { strip: 0, side: 'north', kind: 'park', name: { es: 'Jardín de dunas', en: 'Dune garden' } },
      { strip: 1, side: 'south', kind: 'pool', name: { es: 'Piscina', en: 'Pool' } },
    ],
    streets: [street('de las Dunas'), street('de los Agaves'), street('de la Punta')],
    avenue: { es: 'Pasarela a la playa', en: 'Boardwalk to the beach' },
    gate,
    road: costanera,
    edge: { kind: 'sea', name: pacific, walk: { es: 'Sendero de la orilla', en: 'Shore path' } },
    coast: { bend: 20, form: 'point' },
    looks: islay,
    sold: 58,
    held: 9,
  },
  {
    project: 'punta-arena-2',
    frontage: 7.5,
    depth: 12,
    strips: [
      { columns: 2, north: 9, south: 9 },
      { columns: 2, north: 9, south: 9 },
      { columns: 2, north: 9, south: 9 },
      { columns: 2, north: 9, south: 9 },
    ],
    commons: [
      { strip: 1, side: 'north', kind: 'park', name: { es: 'Parque infantil', en: 'Playground' } },
      { strip: 2, side: 'south', kind: 'pool', name: { es: 'Piscina entre dunas', en: 'Pool among the dunes' } },
    ],
    streets: [street('Uno'), street('Dos'), street('Tres'), street('Cuatro')],
    avenue: { es: 'Avenida de las Palmeras', en: 'Palm Avenue' },
    gate,
    road: costanera,
    edge: { kind: 'sea', name: pacific, walk: { es: 'Pasarela y playa', en: 'Boardwalk and beach' } },
    coast: { bend: 6, form: 'bay' },
    looks: islay,
    sold: 22,
    held: 9,
  },
  {
    project: 'zafiro',
    frontage: 8,
    depth: 12.5,
    strips: [
      { columns: 1, north: 7, south: 7 },
      { columns: 2, north: 7, south: 7 },
      { columns: 2, north: 7, south: 7 },
    ],
    commons: [
      { strip: 0, side: 'south', kind: 'pool', name: { es: 'Piscina en ángulos', en: 'Angular pool' } },
      { strip: 2, side: 'north', kind: 'square', name: { es: 'Losa deportiva', en: 'Sports court' } },
    ],
    streets: [street('Añil'), street('Cobalto'), street('Zafiro')],
    avenue: { es: 'Paseo central', en: 'Central Walk' },
    gate,
    road: costanera,
    edge: { kind: 'sea', name: pacific, walk: { es: 'Salida a la playa', en: 'Beach access' } },
    coast: { bend: 14, form: 'straight' },
    looks: islay,
    sold: 33,
    held: 12,
  },
  {
    project: 'prado-piamonte',
    frontage: 12,
    depth: 25,
    strips: [
      { columns: 2, north: 5, south: 5 },
      { columns: 2, north: 5, south: 5 },
      { columns: 2, north: 5, south: 5 },
    ],
    commons: [
      { strip: 1, side: 'north', kind: 'park', name: { es: 'Pradera común', en: 'Common meadow' } },
      {
        strip: 1,
        side: 'south',
        kind: 'pool',
        name: { es: 'Piscina larga y casa club', en: 'Long pool and clubhouse' },
      },
    ],
    streets: [street('de los Álamos'), street('de la Huerta'), street('del Misti')],
    avenue: { es: 'Avenida arbolada', en: 'Avenue of trees' },
    gate: { es: 'Pórtico', en: 'Gatehouse' },
    road: untranslated('Panamericana Sur'),
    edge: {
      kind: 'country',
      name: { es: 'Chacras de riego', en: 'Irrigated fields' },
      walk: { es: 'Sendero para cabalgar', en: 'Bridle path' },
    },
    coast: { bend: 7, form: 'wave' },
    looks: { left: 'w', right: 'e', northAngle: 0 },
    sold: 28,
    held: 10,
  },
  {
    project: 'bahia-serena',
    frontage: 7.5,
    depth: 12,
    strips: [
      { columns: 1, north: 7, south: 7 },
      { columns: 2, north: 7, south: 7 },
      { columns: 2, north: 7, south: 7 },
    ],
    commons: [
      { strip: 0, side: 'north', kind: 'pool', name: { es: 'Piscina sin esquinas', en: 'Wide rounded pool' } },
      { strip: 1, side: 'south', kind: 'park', name: { es: 'Palmeral', en: 'Palm grove' } },
    ],
    streets: [street('de las Hamacas'), street('del Palmeral'), street('del Ocaso')],
    avenue: { es: 'Paseo de la Brisa', en: 'Breeze Walk' },
    gate,
    road: untranslated('Panamericana Norte'),
    edge: { kind: 'sea', name: pacific, walk: { es: 'Orilla', en: 'Shore' } },
    coast: { bend: 18, form: 'bay' },
    // In Tumbes the sea is to the north-west.
    looks: { left: 'nw', right: 'se', northAngle: -45 },
    sold: 40,
    held: 12,
  },
]
