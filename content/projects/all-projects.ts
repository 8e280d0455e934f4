import type { Project } from '@app/domain/snapshot/project.schema'
import { bahiaSerena } from './bahia-serena'
import { coral } from './coral'
import { killa } from './killa'
import { mykonos } from './mykonos'
import { o2 } from './o2'
import { pradoPiamonte } from './prado-piamonte'
import { puntaArena } from './punta-arena'
import { puntaArena2 } from './punta-arena-2'
import { santorini } from './santorini'
import { zafiro } from './zafiro'

export const projects: Project[] = [
  mykonos,
  santorini,
  zafiro,
  puntaArena,
  puntaArena2,
  coral,
  pradoPiamonte,
  bahiaSerena,
  o2,
  killa,
]
