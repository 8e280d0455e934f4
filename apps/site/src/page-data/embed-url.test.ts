import { expect, test } from 'vitest'
import { frameOf, mapServices, videoSourceOf } from './embed-url'

test.each([
  ['https://www.youtube.com/watch?v=abc_123', 'https://www.youtube-nocookie.com/embed/abc_123'],
  ['https://youtu.be/abc_123', 'https://www.youtube-nocookie.com/embed/abc_123'],
  ['https://m.youtube.com/live/abc_123', 'https://www.youtube-nocookie.com/embed/abc_123'],
  ['https://vimeo.com/42', 'https://player.vimeo.com/video/42'],
  ['https://kuula.co/share/xyz', 'https://kuula.co/share/xyz'],
  [
    'https://www.google.com/maps/search/?api=1&query=Mej%C3%ADa',
    'https://www.google.com/maps?q=Mej%C3%ADa&z=16&output=embed',
  ],
  ['https://waze.com/ul?ll=-17.1,-71.9', 'https://embed.waze.com/iframe?zoom=16&lat=-17.1&lon=-71.9&pin=1'],
])('converts %s to the embed URL %s', (url, src) => {
  expect(frameOf(url)).toEqual({ kind: 'frame', src })
})

test.each([null, 'https://waze.com/ul?q=Mejia', 'https://example.com/tour', 'https://www.youtube.com/@channel'])(
  'does not embed %s',
  (url) => {
    expect(frameOf(url)).toBeNull()
  },
)

test('links to a tour or video on a host that may not be embedded, and returns null without a URL', () => {
  expect(videoSourceOf('https://example.com/tour')).toEqual({ kind: 'link', src: 'https://example.com/tour' })
  expect(videoSourceOf(null)).toBeNull()
})

const emptyLocation = { coordinates: null, googleMapsUrl: null, wazeUrl: null }
const mejia = { lat: -17.1028, lng: -71.9086, ofTown: true }

test('embeds Google Maps and Waze at the coordinates of a project with zoom 16', () => {
  expect(mapServices({ ...emptyLocation, coordinates: mejia })).toEqual([
    {
      id: 'google',
      name: 'Google Maps',
      href: 'https://www.google.com/maps/search/?api=1&query=-17.1028%2C-71.9086',
      frame: { kind: 'frame', src: 'https://www.google.com/maps?q=-17.1028%2C-71.9086&z=16&output=embed' },
    },
    {
      id: 'waze',
      name: 'Waze',
      href: 'https://waze.com/ul?ll=-17.1028%2C-71.9086&navigate=yes',
      frame: { kind: 'frame', src: 'https://embed.waze.com/iframe?zoom=16&lat=-17.1028&lon=-71.9086&pin=1' },
    },
  ])
})

test('links to the URL that staff pasted, and shows the coordinates in the frame', () => {
  const googleMapsUrl = 'https://www.google.com/maps/search/?api=1&query=Lima'
  const [google] = mapServices({ ...emptyLocation, coordinates: mejia, googleMapsUrl })
  expect(google?.href).toBe(googleMapsUrl)
  expect(google?.frame?.src).toContain('q=-17.1028')
})

test('returns no map services without coordinates and URLs', () => {
  expect(mapServices(emptyLocation)).toEqual([])
})
