import type { Coordinates } from '@app/domain/snapshot/project.schema'

/** Returns the coordinates of a town, because the projects are invented and have no location. Their pages say so. */
const townCentre = (lat: number, lng: number): Coordinates => ({ lat, lng, ofTown: true })

export const towns = {
  mejia: townCentre(-17.1028, -71.9086),
  puntaDeBombon: townCentre(-17.1728, -71.7928),
  laJoya: townCentre(-16.4239, -71.8206),
  tumbes: townCentre(-3.5669, -80.4515),
  lima: townCentre(-12.046, -77.0306),
  cusco: townCentre(-13.5168, -71.9788),
}
