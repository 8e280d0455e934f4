import { describe, expect, test } from 'vitest'
import { around, centred, isWhole, moved, readBox, showing, writeBox, zoomed } from './plan-view'

const whole = readBox('0 0 1200 900')

test('a view is read and written as a drawing has it', () => {
  expect(whole).toEqual({ x: 0, y: 0, width: 1200, height: 900 })
  expect(writeBox({ x: 1.23, y: 0, width: 600, height: 450.06 })).toBe('1.2 0 600 450.1')
})

describe('coming nearer', () => {
  test('keeps the middle, or the point under the fingers', () => {
    expect(zoomed(whole, whole, 2)).toEqual({ x: 300, y: 225, width: 600, height: 450 })
    expect(zoomed(whole, whole, 2, { x: 0, y: 0 })).toEqual({ x: 0, y: 0, width: 600, height: 450 })
  })

  test('ends at an eighth, and going back at the whole', () => {
    expect(zoomed(whole, whole, 100).width).toBe(150)
    expect(zoomed(zoomed(whole, whole, 4), whole, 0.01)).toEqual(whole)
    expect(isWhole(whole, whole)).toBe(true)
    expect(isWhole(zoomed(whole, whole, 1.1), whole)).toBe(false)
  })
})

test('moving stops at the edge of the plan', () => {
  const near = zoomed(whole, whole, 2)
  expect(moved(near, whole, { x: 100, y: -50 })).toEqual({ ...near, x: 200, y: 275 })
  expect(moved(near, whole, { x: 9999, y: 9999 })).toEqual({ ...near, x: 0, y: 0 })
  expect(moved(near, whole, { x: -9999, y: -9999 })).toEqual({ ...near, x: 600, y: 450 })
})

test('a block is shown whole, in the form of the sheet', () => {
  const block = { x: 500, y: 100, width: 100, height: 300 }
  const view = around(block, whole)
  expect(view.width / view.height).toBeCloseTo(1200 / 900)
  expect(view.x).toBeLessThan(block.x)
  expect(view.y).toBeLessThan(block.y)
  expect(view.y + view.height).toBeGreaterThan(block.y + block.height)
})

test('of a block whose lots would be too small its beginning is shown', () => {
  const block = { x: 500, y: 100, width: 100, height: 600 }
  const view = around(block, whole, 200)
  expect(view).toEqual({ x: 450, y: 100 - view.height / 16, width: 200, height: 150 })
})

test('the view goes to where one points on the small plan, and no farther than the edge', () => {
  const near = zoomed(whole, whole, 4)
  expect(centred(near, whole, { x: 400, y: 300 })).toEqual({ ...near, x: 250, y: 187.5 })
  expect(centred(near, whole, { x: 0, y: 900 })).toEqual({ ...near, x: 0, y: 675 })
})

test('a lot outside the view is brought into it, one inside moves nothing', () => {
  const near = zoomed(whole, whole, 4, { x: 0, y: 0 })
  expect(showing(near, whole, { x: 150, y: 100 })).toBe(near)
  const view = showing(near, whole, { x: 900, y: 500 })
  expect(view.x + view.width).toBeGreaterThan(900)
  expect(view.y + view.height).toBeGreaterThan(500)
})
