import type { Coordinates } from '@app/domain/snapshot/project.schema'

/** The centre of each town: the projects are invented and have no real location. The pages say so. */
const middleOf = (lat: number, lng: number): Coordinates => ({ lat, lng, ofTown: true })

export const towns = {
  mejia: middleOf(-17.1028, -71.9086),
  puntaDeBombon: middleOf(-17.1728, -71.7928),
  laJoya: middleOf(-16.4239, -71.8206),
  tumbes: middleOf(-3.5669, -80.4515),
  lima: middleOf(-12.046, -77.0306),
  cusco: middleOf(-13.5168, -71.9788),
}
