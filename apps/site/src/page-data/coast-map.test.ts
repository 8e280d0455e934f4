import { expect, test } from 'vitest'
import { coastLabels, landPath, mapSize } from './coast-map'

const place = (name: string, lat: number, lng: number, weight = 1) => ({
  name,
  href: `#${name}`,
  note: '',
  weight,
  position: { lat, lng },
})

test('puts a northern place above a southern place, and the label of an eastern place on its left', () => {
  const [tumbes, cusco] = coastLabels([place('Tumbes', -3.57, -80.45), place('Cusco', -13.52, -71.98)])
  expect(tumbes?.at.y).toBeLessThan(cusco?.at.y ?? 0)
  expect(tumbes?.label.x).toBeGreaterThan(tumbes?.at.x ?? 0)
  expect(cusco?.label.x).toBeLessThan(cusco?.at.x ?? 0)
})

test('moves the labels of neighbouring towns apart', () => {
  const labels = coastLabels([place('Mejía', -17.1, -71.91), place('Punta de Bombón', -17.17, -71.79)])
  const [mejia, puntaDeBombon] = labels
  expect((puntaDeBombon?.label.y ?? 0) - (mejia?.label.y ?? 0)).toBeGreaterThanOrEqual(48)
})

test('omits a place outside of the map', () => {
  expect(coastLabels([place('Miami', 25.76, -80.19)])).toEqual([])
})

test('labels at most eight places per side, those with the most projects', () => {
  const places = Array.from({ length: 30 }, (_, index) => place(`place-${index}`, -5 - index / 4, -78, index))
  const names = coastLabels(places).map(({ name }) => name)
  expect(names).toHaveLength(8)
  expect(names).toContain('place-29')
})

test('draws the land within the map', () => {
  const numbers =
    landPath()
      .match(/[\d.]+/g)
      ?.map(Number) ?? []
  expect(Math.max(...numbers)).toBeLessThanOrEqual(Math.max(mapSize.width, mapSize.height))
})
