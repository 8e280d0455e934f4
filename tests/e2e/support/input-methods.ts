// Mouse, touch and keyboard have the same type here, so a test can run with each input method.
import { expect, type Locator, type Page } from '@playwright/test'
import { pressTabUntilFocused } from './keyboard'

export type InputMethod = {
  /** Activates a link or a button, selects a radio button or ticks a checkbox. */
  press(target: Locator): Promise<void>
  write(target: Locator, text: string): Promise<void>
}

/** The longest Tab sequence in the tests leads from the top of a project page to its lots. */
const MAX_TAB_PRESSES = 150

export type InputMethodName = 'mouse' | 'touch' | 'keyboard'

export const inputMethods: Record<InputMethodName, (page: Page) => InputMethod> = {
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
      if (!(await hasFocus(target))) await moveFocusTo(page, target)
      const isChoice = await target.evaluate((element) => element.matches('input[type=radio], input[type=checkbox]'))
      await page.keyboard.press(isChoice ? 'Space' : 'Enter')
    },
    write: async (target, text) => {
      await moveFocusTo(page, target)
      await page.keyboard.type(text)
    },
  }),
}

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** Moves the focus to an element. A group of radio buttons is one Tab stop, with arrow keys inside it. */
async function moveFocusTo(page: Page, target: Locator): Promise<void> {
  const name = await target.evaluate((element) =>
    element.matches('input[type=radio]') ? element.getAttribute('name') : null,
  )
  if (name === null) return pressTabUntilFocused(page, target, MAX_TAB_PRESSES)
  const isInGroup = () =>
    page.evaluate((group) => {
      const focused = document.activeElement
      return focused instanceof HTMLInputElement && focused.type === 'radio' && focused.name === group
    }, name)
  for (let press = 0; press < MAX_TAB_PRESSES && !(await isInGroup()); press++) await page.keyboard.press('Tab')
  for (let press = 0; press < 24 && !(await hasFocus(target)); press++) await page.keyboard.press('ArrowRight')
  expect(await hasFocus(target), `arrows reach ${target}`).toBe(true)
}

/** Drags with one finger by sending touch events to the browser. */
export async function drag(page: Page, target: Locator, by: { x: number; y: number }): Promise<void> {
  const { x, y } = await centerOf(target)
  await sendTouches(
    page,
    Array.from({ length: 6 }, (_, step) => [{ x: x + (by.x * step) / 5, y: y + (by.y * step) / 5 }]),
  )
}

/** Pinches with two fingers to zoom in. */
export async function pinch(page: Page, target: Locator, pixels: number): Promise<void> {
  const { x, y } = await centerOf(target)
  const fingerDistance = (step: number) => 20 + (pixels * step) / 5
  await sendTouches(
    page,
    Array.from({ length: 6 }, (_, step) => [
      { x: x - fingerDistance(step), y },
      { x: x + fingerDistance(step), y },
    ]),
  )
}

async function centerOf(target: Locator) {
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is not shown`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function sendTouches(page: Page, steps: { x: number; y: number }[][]): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) })
  for (const [at, points] of steps.entries()) await send(at === 0 ? 'touchStart' : 'touchMove', points)
  await send('touchEnd', [])
  await session.detach()
}
