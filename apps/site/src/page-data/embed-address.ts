// Staff paste the URL from their browser. A frame needs another form of it, and only hosts that the content security policy
// allows; every other URL stays a link.

import type { Locale } from '@app/domain/language/locale'
import type { Coordinates } from '@app/domain/snapshot/project.schema'
import { mediaOf } from './media'

/** Content that loads on click; `link` is a URL whose host may not be framed. */
type EmbedSource = { kind: 'panorama' | 'frame' | 'link'; src: string }
type Tour = { panorama: string | null; tourUrl: string | null }

/** Our own panorama has priority over a tour on another host. */
export function tourOf({ panorama, tourUrl }: Tour, locale: Locale): EmbedSource | null {
  if (panorama) return { kind: 'panorama', src: mediaOf(panorama, 'picture', locale).src }
  return filmOf(tourUrl)
}

export function filmOf(url: string | null): EmbedSource | null {
  return frameOf(url) ?? (url ? { kind: 'link', src: url } : null)
}

export function frameOf(url: string | null): EmbedSource | null {
  const src = url && toEmbedUrl(new URL(url))
  return src ? { kind: 'frame', src } : null
}

function toEmbedUrl(url: URL): string | null {
  const host = url.hostname.replace(/^(www|m)\./, '')
  if (host === 'youtu.be') return youtube(url.pathname.slice(1))
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    const id = url.searchParams.get('v') ?? url.pathname.match(/^\/(?:embed|live|shorts)\/([\w-]+)/)?.[1]
    return id ? youtube(id) : null
  }
  if (host === 'vimeo.com') return `https://player.vimeo.com/video${url.pathname}`
  if (host === 'kuula.co' || host === 'player.vimeo.com' || host === 'embed.waze.com') return url.href
  if (host === 'google.com' || host === 'maps.google.com') return googleMaps(url)
  if (host === 'waze.com') return waze(url)
  return null
}

const youtube = (id: string) => `https://www.youtube-nocookie.com/embed/${id}`

function googleMaps(url: URL): string | null {
  if (url.pathname.startsWith('/maps/embed')) return url.href
  const query = url.searchParams.get('query') ?? url.searchParams.get('q')
  return query && `https://www.google.com/maps?${new URLSearchParams({ q: query, z: '16', output: 'embed' })}`
}

/** Waze can embed a point but not a name: without coordinates the button stays a link to the app. */
function waze(url: URL): string | null {
  const [lat, lon] = url.searchParams.get('ll')?.split(',') ?? []
  return lat && lon ? `https://embed.waze.com/iframe?${new URLSearchParams({ zoom: '16', lat, lon, pin: '1' })}` : null
}

type MapUrls = { coordinates: Coordinates | null; googleMapsUrl: string | null; wazeUrl: string | null }

/**
 * Returns the map and navigation of a project, each with its frame. The link is the URL that staff pasted, or one built
 * from the coordinates. The frame shows the coordinates if there are any: the name of a town may match a whole region.
 */
export function mapServices({ coordinates, googleMapsUrl, wazeUrl }: MapUrls) {
  const point = coordinates && `${coordinates.lat},${coordinates.lng}`
  const google = point && `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: point })}`
  const waze = point && `https://waze.com/ul?${new URLSearchParams({ ll: point, navigate: 'yes' })}`
  const service = <Id extends string>(id: Id, name: string, pasted: string | null, made: string | null) => {
    const href = pasted ?? made
    return href ? [{ id, name, href, frame: frameOf(made ?? href) }] : []
  }
  return [...service('google', 'Google Maps', googleMapsUrl, google), ...service('waze', 'Waze', wazeUrl, waze)]
}
