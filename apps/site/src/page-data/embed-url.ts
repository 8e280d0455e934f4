// Staff paste URLs from their browser, but frames need embed URLs of hosts that the content security policy allows. Any
// other URL becomes a link.

import type { Locale } from '@app/domain/language/locale'
import { type MapUrls, mapLinks } from '@app/domain/project/map-links'
import { mediaOf } from './media'

/** A panorama or frame that loads on click, or a link if the URL cannot be embedded. */
type EmbedSource = { kind: 'panorama' | 'frame' | 'link'; src: string }
type Tour = { panorama: string | null; tourUrl: string | null }

/** Returns the tour to show. Our own panorama has priority over a tour on another host. */
export function tourOf({ panorama, tourUrl }: Tour, locale: Locale): EmbedSource | null {
  if (panorama) return { kind: 'panorama', src: mediaOf(panorama, 'image', locale).src }
  return videoSourceOf(tourUrl)
}

export function videoSourceOf(url: string | null): EmbedSource | null {
  return frameOf(url) ?? (url ? { kind: 'link', src: url } : null)
}

export function frameOf(url: string | null): EmbedSource | null {
  const src = url && toEmbedUrl(new URL(url))
  return src ? { kind: 'frame', src } : null
}

function toEmbedUrl(url: URL): string | null {
  const host = url.hostname.replace(/^(www|m)\./, '')
  if (host === 'youtu.be') return youtubeEmbedUrl(url.pathname.slice(1))
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    const id = url.searchParams.get('v') ?? url.pathname.match(/^\/(?:embed|live|shorts)\/([\w-]+)/)?.[1]
    return id ? youtubeEmbedUrl(id) : null
  }
  if (host === 'vimeo.com') return `https://player.vimeo.com/video${url.pathname}`
  if (host === 'kuula.co' || host === 'player.vimeo.com' || host === 'embed.waze.com') return url.href
  if (host === 'google.com' || host === 'maps.google.com') return googleMapsEmbedUrl(url)
  if (host === 'waze.com') return wazeEmbedUrl(url)
  return null
}

const youtubeEmbedUrl = (id: string) => `https://www.youtube-nocookie.com/embed/${id}`

function googleMapsEmbedUrl(url: URL): string | null {
  if (url.pathname.startsWith('/maps/embed')) return url.href
  const query = url.searchParams.get('query') ?? url.searchParams.get('q')
  return query && `https://www.google.com/maps?${new URLSearchParams({ q: query, z: '16', output: 'embed' })}`
}

/** Returns null for a URL without coordinates, because Waze cannot embed a place name. */
function wazeEmbedUrl(url: URL): string | null {
  const [lat, lon] = url.searchParams.get('ll')?.split(',') ?? []
  return lat && lon ? `https://embed.waze.com/iframe?${new URLSearchParams({ zoom: '16', lat, lon, pin: '1' })}` : null
}

/**
 * Returns the map services, Google Maps and Waze, for which there is a URL. The link prefers the URL that staff pasted;
 * the frame prefers the coordinates, because the name of a town may match a whole region.
 */
export const mapServices = (urls: MapUrls) =>
  mapLinks(urls).map(({ exactHref, ...link }) => ({ ...link, frame: frameOf(exactHref) }))
