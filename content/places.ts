// Facts about places are general knowledge. Distances, travel times and temperatures are omitted, because they were not
// measured for these projects.
import type { Place } from '@app/domain/snapshot/place.schema'
import { laJoya } from './places/la-joya'
import { mejia } from './places/mejia'
import { puntaDeBombon } from './places/punta-de-bombon'
import { tumbes } from './places/tumbes'

export const places: Place[] = [
  mejia,
  puntaDeBombon,
  laJoya,
  tumbes,
  { slug: 'lima', name: 'Lima', region: 'Lima', order: 5, landing: null },
  { slug: 'cusco', name: 'Cusco', region: 'Cusco', order: 6, landing: null },
]
