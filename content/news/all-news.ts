// Articles refer to figures of a project with placeholders such as `{priceUsd:slug}`, `{area:slug}` and
// `{months:slug}`, so an old article cannot contradict the project. Figures of a past day or of a campaign are written
// out.
import type { Article } from '@app/domain/snapshot/news.schema'
import { arequipaFair } from './1-arequipa-fair'
import { punctualClientsDraw } from './2-punctual-clients-draw'
import { bahiaSerenaLaunch } from './3-bahia-serena-launch'
import { limaSalesRoom } from './4-lima-sales-room'
import { o2Apartments } from './5-o2-apartments'
import { footballDraw } from './6-football-draw'
import { huacachinaTrip } from './7-huacachina-trip'
import { bahiaSerenaOpenHouse } from './8-bahia-serena-open-house'
import { mykonosProgress } from './9-mykonos-progress'
import { puntaArenaProgress } from './10-punta-arena-progress'
import { clientsAsAmbassadors } from './11-clients-as-ambassadors'
import { interestFreeInstalments } from './12-interest-free-instalments'
import { edgePlanned } from './13-edge-planned'
import { pressRoom } from './14-press-room'

export const news: Article[] = [
  arequipaFair,
  punctualClientsDraw,
  bahiaSerenaLaunch,
  limaSalesRoom,
  o2Apartments,
  footballDraw,
  huacachinaTrip,
  bahiaSerenaOpenHouse,
  mykonosProgress,
  puntaArenaProgress,
  clientsAsAmbassadors,
  interestFreeInstalments,
  edgePlanned,
  pressRoom,
]
