import type { Campaign } from '@app/domain/snapshot/campaign.schema'
import { openHouseO2 } from './open-house-o2'
import { promociones2 } from './promociones2'
import { referidos2025 } from './referidos-2025'
import { sorteoBahiaSerena } from './sorteo-bahia-serena'
import { terminos6 } from './terminos6'
import { terminos7 } from './terminos7'
import { terminos8 } from './terminos8'
import { ventaEnLinea } from './venta-en-linea'
import { veranoEnMejia } from './verano-en-mejia'
import { viajeHuacachina } from './viaje-huacachina'

export const campaigns: Campaign[] = [
  veranoEnMejia,
  terminos8,
  terminos7,
  terminos6,
  openHouseO2,
  ventaEnLinea,
  promociones2,
  viajeHuacachina,
  sorteoBahiaSerena,
  referidos2025,
]
