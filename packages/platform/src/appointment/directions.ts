import { googleMapsSearch, type MapLink, type MapUrls, mapLinks } from '@app/domain/project/map-links'
import type { Queryable } from '../database/pool'

/** How to get to an appointment in person. */
export type Directions = {
  links: Pick<MapLink, 'name' | 'href'>[]
  /** True if the maps show the centre of the town, because the exact location is not published. */
  isTownCentre: boolean
}

type Row = { kind: string; address: string | null } & MapUrls

/**
 * Returns the links to the maps of an appointment place: those of the project, or a search for the address of an
 * office. Other places, such as a bus or a video call, have none.
 */
export async function readDirections(db: Queryable, placeSlug: string): Promise<Directions> {
  const { rows } = await db.query<Row>(
    `select v.kind::text as kind, p.location_google_maps_url as "googleMapsUrl", p.location_waze_url as "wazeUrl",
       case when p.location_coordinates_shown then json_build_object('lat', p.location_coordinates_lat,
         'lng', p.location_coordinates_lng, 'ofTown', coalesce(p.location_coordinates_of_town, false)) end as coordinates,
       (select l.address from appointment_places_locales l where l._parent_id = v.id and l._locale = 'es') as address
     from appointment_places v left join projects p on p.id = v.project_id where v.slug = $1 and v.deleted_at is null`,
    [placeSlug],
  )
  const place = rows[0]
  if (place?.kind === 'office' && place.address)
    return { links: [{ name: 'Google Maps', href: googleMapsSearch(place.address) }], isTownCentre: false }
  if (place?.kind !== 'project') return { links: [], isTownCentre: false }
  return { links: mapLinks(place), isTownCentre: place.coordinates?.ofTown ?? false }
}
