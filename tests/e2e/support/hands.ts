// Three ways to use a page: mouse, touch and keyboard. A test that gets one of them can run with each.
import { expect, type Locator, type Page } from '@playwright/test'
import { tabTo } from './keyboard'

export type Hand = {
  /** Presses a link or a button, chooses a radio button, ticks a checkbox. */
  press(target: Locator): Promise<void>
  /** Types into a field. */
  write(target: Locator, text: string): Promise<void>
}

/** The longest Tab sequence on these pages: from the top of a project page to its lots. */
const MOST_PRESSES = 150

export type HandName = 'mouse' | 'touch' | 'keyboard'

export const hands: Record<HandName, (page: Page) => Hand> = {
  mouse: (page) => ({
    press: (target) => target.click(),
    write: async (target, text) => {
      await target.click()
      await page.keyboard.type(text)
    },
  }),
  touch: (page) => ({
    press: (target) => target.tap(),
    write: async (target, text) => {
      await target.tap()
      await page.keyboard.type(text)
    },
  }),
  keyboard: (page) => ({
    press: async (target) => {
      if (!(await hasFocus(target))) await reach(page, target)
      const isChoice = await target.evaluate((element) => element.matches('input[type=radio], input[type=checkbox]'))
      await page.keyboard.press(isChoice ? 'Space' : 'Enter')
    },
    write: async (target, text) => {
      await reach(page, target)
      await page.keyboard.type(text)
    },
  }),
}

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** A group of radio buttons is one Tab stop; arrow keys move inside it. */
async function reach(page: Page, target: Locator): Promise<void> {
  const name = await target.evaluate((element) =>
    element.matches('input[type=radio]') ? element.getAttribute('name') : null,
  )
  if (name === null) return tabTo(page, target, MOST_PRESSES)
  const isInGroup = () =>
    page.evaluate((group) => {
      const focused = document.activeElement
      return focused instanceof HTMLInputElement && focused.type === 'radio' && focused.name === group
    }, name)
  for (let press = 0; press < MOST_PRESSES && !(await isInGroup()); press++) await page.keyboard.press('Tab')
  for (let press = 0; press < 24 && !(await hasFocus(target)); press++) await page.keyboard.press('ArrowRight')
  expect(await hasFocus(target), `arrows reach ${target}`).toBe(true)
}

/** One finger presses an element, moves and lifts, as the browser sees it. */
export async function drag(page: Page, target: Locator, by: { x: number; y: number }): Promise<void> {
  const { x, y } = await middleOf(target)
  await touchAll(
    page,
    Array.from({ length: 6 }, (_, step) => [{ x: x + (by.x * step) / 5, y: y + (by.y * step) / 5 }]),
  )
}

/** Pinches with two fingers to zoom in. */
export async function pinch(page: Page, target: Locator, pixels: number): Promise<void> {
  const { x, y } = await middleOf(target)
  const apart = (step: number) => 20 + (pixels * step) / 5
  await touchAll(
    page,
    Array.from({ length: 6 }, (_, step) => [
      { x: x - apart(step), y },
      { x: x + apart(step), y },
    ]),
  )
}

async function middleOf(target: Locator) {
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is not shown`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function touchAll(page: Page, steps: { x: number; y: number }[][]): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) })
  for (const [at, points] of steps.entries()) await send(at === 0 ? 'touchStart' : 'touchMove', points)
  await send('touchEnd', [])
  await session.detach()
}
