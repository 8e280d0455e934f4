import { describe, expect, test } from 'vitest'
import { centreOn, isWhole, pan, panToShow, readBox, writeBox, zoom, zoomToBox } from './plan-view'

const planBox = readBox('0 0 1200 900')

test('reads and writes a viewBox', () => {
  expect(planBox).toEqual({ x: 0, y: 0, width: 1200, height: 900 })
  expect(writeBox({ x: 1.23, y: 0, width: 600, height: 450.06 })).toBe('1.2 0 600 450.1')
})

describe('zooming in', () => {
  test('keeps the centre or the point under the fingers in place when zooming', () => {
    expect(zoom(planBox, planBox, 2)).toEqual({ x: 300, y: 225, width: 600, height: 450 })
    expect(zoom(planBox, planBox, 2, { x: 0, y: 0 })).toEqual({ x: 0, y: 0, width: 600, height: 450 })
  })

  test('stops zooming in at an eighth of the plan and zooming out at the whole plan', () => {
    expect(zoom(planBox, planBox, 100).width).toBe(150)
    expect(zoom(zoom(planBox, planBox, 4), planBox, 0.01)).toEqual(planBox)
    expect(isWhole(planBox, planBox)).toBe(true)
    expect(isWhole(zoom(planBox, planBox, 1.1), planBox)).toBe(false)
  })
})

test('stops panning at the edge of the plan', () => {
  const zoomedView = zoom(planBox, planBox, 2)
  expect(pan(zoomedView, planBox, { x: 100, y: -50 })).toEqual({ ...zoomedView, x: 200, y: 275 })
  expect(pan(zoomedView, planBox, { x: 9999, y: 9999 })).toEqual({ ...zoomedView, x: 0, y: 0 })
  expect(pan(zoomedView, planBox, { x: -9999, y: -9999 })).toEqual({ ...zoomedView, x: 600, y: 450 })
})

test('shows a whole block in the aspect ratio of the plan', () => {
  const block = { x: 500, y: 100, width: 100, height: 300 }
  const view = zoomToBox(block, planBox)
  expect(view.width / view.height).toBeCloseTo(1200 / 900)
  expect(view.x).toBeLessThan(block.x)
  expect(view.y).toBeLessThan(block.y)
  expect(view.y + view.height).toBeGreaterThan(block.y + block.height)
})

test('shows only the start of a block if its lots would otherwise be too small', () => {
  const block = { x: 500, y: 100, width: 100, height: 600 }
  const view = zoomToBox(block, planBox, 200)
  expect(view).toEqual({ x: 450, y: 100 - view.height / 16, width: 200, height: 150 })
})

test('centres the view on a point of the mini map, up to the edge of the plan', () => {
  const zoomedView = zoom(planBox, planBox, 4)
  expect(centreOn(zoomedView, planBox, { x: 400, y: 300 })).toEqual({ ...zoomedView, x: 250, y: 187.5 })
  expect(centreOn(zoomedView, planBox, { x: 0, y: 900 })).toEqual({ ...zoomedView, x: 0, y: 675 })
})

test('pans to a lot outside the view, and does not pan to a lot inside it', () => {
  const zoomedView = zoom(planBox, planBox, 4, { x: 0, y: 0 })
  expect(panToShow(zoomedView, planBox, { x: 150, y: 100 })).toBe(zoomedView)
  const view = panToShow(zoomedView, planBox, { x: 900, y: 500 })
  expect(view.x + view.width).toBeGreaterThan(900)
  expect(view.y + view.height).toBeGreaterThan(500)
})
