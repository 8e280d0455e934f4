// Staff paste the address they see in their browser. A frame needs another form of it, and only hosts the page's
// policy allows; every other address stays a link.

import type { Locale } from '@sillar/domain/language/localized.schema'
import type { Coordinates } from '@sillar/domain/snapshot/project.schema'
import { mediaOf } from './media'

/** What loads on click; `link` is an address whose host the page may not frame. */
type EmbedSource = { kind: 'panorama' | 'frame' | 'link'; src: string }
type Tour = { panorama: string | null; tourUrl: string | null }

/** Our own panorama wins over a tour of another host. */
export function tourOf({ panorama, tourUrl }: Tour, locale: Locale): EmbedSource | null {
  if (panorama) return { kind: 'panorama', src: mediaOf(panorama, 'picture', locale).src }
  return filmOf(tourUrl)
}

export function filmOf(address: string | null): EmbedSource | null {
  return frameOf(address) ?? (address ? { kind: 'link', src: address } : null)
}

export function frameOf(address: string | null): EmbedSource | null {
  const src = address && embedAddress(new URL(address))
  return src ? { kind: 'frame', src } : null
}

function embedAddress(url: URL): string | null {
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

/** Waze frames a point, not a name: without coordinates the button stays a link to the app. */
function waze(url: URL): string | null {
  const [lat, lon] = url.searchParams.get('ll')?.split(',') ?? []
  return lat && lon ? `https://embed.waze.com/iframe?${new URLSearchParams({ zoom: '16', lat, lon, pin: '1' })}` : null
}

type MapAddresses = { coordinates: Coordinates | null; googleMapsUrl: string | null; wazeUrl: string | null }

/**
 * Map and navigation of a project, each with its frame. What staff pasted wins; otherwise the coordinates make the
 * address. A frame always shows the point where there is one: the name of a town may be that of a whole region.
 */
export function mapServices({ coordinates, googleMapsUrl, wazeUrl }: MapAddresses) {
  const point = coordinates && `${coordinates.lat},${coordinates.lng}`
  const google = point && `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: point })}`
  const waze = point && `https://waze.com/ul?${new URLSearchParams({ ll: point, navigate: 'yes' })}`
  const service = <Id extends string>(id: Id, name: string, pasted: string | null, made: string | null) => {
    const href = pasted ?? made
    return href ? [{ id, name, href, frame: frameOf(made ?? href) }] : []
  }
  return [...service('google', 'Google Maps', googleMapsUrl, google), ...service('waze', 'Waze', wazeUrl, waze)]
}
