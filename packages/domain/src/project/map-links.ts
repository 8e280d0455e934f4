import type { Coordinates } from '../snapshot/project.schema'

/** What staff entered for maps and navigation. */
export type MapUrls = { coordinates: Coordinates | null; googleMapsUrl: string | null; wazeUrl: string | null }

export type MapLink = {
  id: 'google' | 'waze'
  name: string
  href: string
  /** The URL with the coordinates, if there are any. The name of a town in `href` may match a whole region. */
  exactHref: string
}

/** Returns the links to Google Maps and Waze for which there is a URL. The URL that staff pasted has priority. */
export function mapLinks({ coordinates, googleMapsUrl, wazeUrl }: MapUrls): MapLink[] {
  const point = coordinates && `${coordinates.lat},${coordinates.lng}`
  const link = (id: MapLink['id'], name: string, pastedUrl: string | null, pointUrl: string | null): MapLink[] => {
    const href = pastedUrl ?? pointUrl
    return href ? [{ id, name, href, exactHref: pointUrl ?? href }] : []
  }
  return [
    ...link('google', 'Google Maps', googleMapsUrl, point && googleMapsSearch(point)),
    ...link(
      'waze',
      'Waze',
      wazeUrl,
      point && `https://waze.com/ul?${new URLSearchParams({ ll: point, navigate: 'yes' })}`,
    ),
  ]
}

/** Returns the Google Maps URL that searches for coordinates or an address. */
export const googleMapsSearch = (query: string): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`
