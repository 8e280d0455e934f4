import { expect, test } from 'vitest'
import { googleMapsSearch, mapLinks } from './map-links'

const noUrls = { coordinates: null, googleMapsUrl: null, wazeUrl: null }
const mejia = { lat: -17.1028, lng: -71.9086, ofTown: true }

test('links to the coordinates on Google Maps and in Waze', () => {
  expect(mapLinks({ ...noUrls, coordinates: mejia }).map(({ name, href }) => [name, href])).toEqual([
    ['Google Maps', 'https://www.google.com/maps/search/?api=1&query=-17.1028%2C-71.9086'],
    ['Waze', 'https://waze.com/ul?ll=-17.1028%2C-71.9086&navigate=yes'],
  ])
})

test('prefers the URL that staff pasted, and keeps the one with the coordinates', () => {
  const wazeUrl = 'https://waze.com/ul?q=Mejia'
  const waze = mapLinks({ coordinates: mejia, googleMapsUrl: null, wazeUrl })[1]
  expect([waze?.href, waze?.exactHref]).toEqual([wazeUrl, 'https://waze.com/ul?ll=-17.1028%2C-71.9086&navigate=yes'])
  expect(mapLinks({ ...noUrls, wazeUrl })).toMatchObject([{ id: 'waze', href: wazeUrl, exactHref: wazeUrl }])
})

test('returns no links without coordinates and URLs', () => {
  expect(mapLinks(noUrls)).toEqual([])
})

test('searches for an address', () => {
  expect(googleMapsSearch('Av. Lima 100, Arequipa')).toBe(
    'https://www.google.com/maps/search/?api=1&query=Av.+Lima+100%2C+Arequipa',
  )
})
