import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LotFinder } from './lot-finder'
import { finderProps, gridLot } from './lot-finder.fixture'

/** 500 lots in ten blocks of 50, in two rows of five blocks. */
const many = Array.from({ length: 500 }, (_, index) => {
  const [block, inBlock] = [Math.floor(index / 50), index % 50]
  return gridLot(
    `${String.fromCharCode(65 + block)}-${String(inBlock + 1).padStart(2, '0')}`,
    (block % 5) * 6 + (inBlock % 5),
    Math.floor(block / 5) * 11 + Math.floor(inBlock / 5),
  )
})

beforeEach(() => history.replaceState(null, '', location.pathname))
afterEach(() => page.viewport(414, 896))

const show = (lots = many) => render(<LotFinder {...finderProps(lots)} />)
type Screen = Awaited<ReturnType<typeof show>>
const planOf = (screen: Screen) => screen.getByRole('group', { name: 'Plano de lotes de Santorini' })
const lotAt = (screen: Screen, name: RegExp) => planOf(screen).getByRole('button', { name })
const seen = (screen: Screen) => planOf(screen).element().getAttribute('viewBox')?.split(' ').map(Number) ?? []
const width = (screen: Screen) => seen(screen)[2] ?? 0
const nextPaint = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)))

// Retried because other tests use the machine at the same time; `pnpm test:plan` is the real measurement.
test('responds to a press on a plan of 500 lots within 100 ms, up to the next paint', { retry: 4 }, async () => {
  await page.viewport(1440, 900)
  const screen = await show()
  const took: number[] = []
  for (const name of 'CAJEGBIDFH'.split('').map((block) => new RegExp(`^${block}-2`))) {
    const lot = lotAt(screen, name).first().element()
    await nextPaint()
    const began = performance.now()
    lot.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await nextPaint()
    took.push(performance.now() - began)
    expect(lot.getAttribute('aria-pressed')).toBe('true')
  }
  const inOrder = took.toSorted((one, other) => one - other).map(Math.round)
  console.log(`a press on a plan of 500 lots: ${inOrder.join(', ')} ms`)
  // The fastest of ten: the rest of the others' time is other work of the machine.
  expect(inOrder[0]).toBeLessThanOrEqual(100)
})

describe.each([390, 320])('on a phone of %i px', (phone) => {
  const touch = (on: Element, type: string, pointerId: number, clientX: number, clientY: number) =>
    on.dispatchEvent(
      new PointerEvent(type, { bubbles: true, pointerType: 'touch', pointerId, clientX, clientY, isPrimary: false }),
    )

  test('a letter zooms in on its block until one lot is large enough to tap, and one press shows the whole plan again', async () => {
    await page.viewport(phone, 800)
    const screen = await show()
    await screen.getByRole('button', { name: 'Manzana C' }).click()
    await expect.poll(() => width(screen)).toBeLessThan(1200)
    const { height } = lotAt(screen, /^C-10/).element().getBoundingClientRect()
    expect(Math.round(height)).toBeGreaterThanOrEqual(44)
    await expect.element(screen.getByRole('button', { name: 'Manzana C' })).toHaveFocus()
    await screen.getByRole('button', { name: 'Ver todo el plano' }).click()
    await expect.poll(() => width(screen)).toBe(1200)
  })

  test('a tap on the whole plan zooms in on the block, and selects a lot only if it is large enough', async () => {
    await page.viewport(phone, 800)
    const screen = await show()
    const tap = (name: RegExp) => {
      const lot = lotAt(screen, name).element()
      touch(lot, 'pointerdown', 1, 10, 10)
      touch(lot, 'pointerup', 1, 10, 10)
      lot.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    }
    tap(/^D-20/)
    await expect.poll(() => width(screen)).toBeLessThan(1200)
    expect(location.search).toBe('')
    tap(/^D-20/)
    await expect.element(screen.getByRole('heading', { name: 'Lote D-20' })).toBeVisible()
  })

  test('two fingers zoom and pan the plan, one finger scrolls the page', async () => {
    await page.viewport(phone, 800)
    const screen = await show()
    const plan = planOf(screen).element()
    touch(plan, 'pointerdown', 1, 100, 200)
    touch(plan, 'pointerdown', 2, 200, 200)
    touch(plan, 'pointermove', 1, 50, 200)
    touch(plan, 'pointermove', 2, 250, 200)
    await expect.poll(() => width(screen)).toBeCloseTo(600, -1)
    const [x = 0, y = 0] = seen(screen)
    touch(plan, 'pointermove', 1, 50, 150)
    touch(plan, 'pointermove', 2, 250, 150)
    await expect.poll(() => seen(screen)[1]).toBeGreaterThan(y)
    expect(seen(screen)[0]).toBeCloseTo(x, -1)
    touch(plan, 'pointerup', 1, 50, 150)
    touch(plan, 'pointerup', 2, 250, 150)

    const finger = (identifier: number) => new Touch({ identifier, target: plan })
    const moves = (touches: Touch[]) =>
      plan.dispatchEvent(new TouchEvent('touchmove', { bubbles: true, cancelable: true, touches }))
    expect(moves([finger(1)])).toBe(true)
    expect(moves([finger(1), finger(2)])).toBe(false)
    expect(getComputedStyle(plan).touchAction).toBe('pan-y')
  })

  test('the selected lot is visible above its card', async () => {
    await page.viewport(phone, 800)
    const screen = await show()
    await lotAt(screen, /^J-50/).click()
    const card = screen.getByRole('region', { name: 'Lote J-50' }).element()
    await expect
      .poll(() => lotAt(screen, /^J-50/).element().getBoundingClientRect().bottom)
      .toBeLessThan(card.getBoundingClientRect().top)
  })
})
