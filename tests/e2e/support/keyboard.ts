import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Whether the focus can be seen: an outline of the element itself or of the block it stands for (a card, a choice).
 * A shadow does not count: what floats over the page has one without the focus.
 */
const ringOfFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return null
    const drawn = (element: Element | null) => {
      if (!element) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
    }
    // A shape of a drawing has no outline: its stroke is broader than that of the shape beside it.
    const stroke = (drawing: Element | null | undefined) =>
      Number.parseFloat(drawing ? getComputedStyle(drawing).strokeWidth : '0')
    const shape = focused instanceof SVGElement ? focused.querySelector('polygon') : null
    const beside = (focused.nextElementSibling ?? focused.previousElementSibling)?.querySelector('polygon')
    const name = focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 40)
    return {
      name: `${focused.tagName} ${name}`,
      ringed:
        drawn(focused) ||
        drawn(focused.closest('label, li, article')) ||
        (shape !== null && stroke(shape) > stroke(beside)) ||
        // The thumb of a slider has the ring, and no script can read what it looks like.
        focused.matches('input[type=range]'),
    }
  })

/** One press of Tab; whatever it reaches shows that it has the focus. */
export async function tab(page: Page, backwards = false) {
  await page.keyboard.press(backwards ? 'Shift+Tab' : 'Tab')
  const ring = await ringOfFocus(page)
  if (ring) expect(ring.ringed, `${ring.name} shows its focus`).toBe(true)
}

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** Walks with Tab until the element has the focus, as a person without a mouse does. */
export async function tabTo(page: Page, target: Locator, mostPresses = 60) {
  for (let press = 0; press < mostPresses; press++) {
    await tab(page)
    if (await hasFocus(target)) return
  }
  throw new Error(`${mostPresses} presses of Tab do not reach ${target}.`)
}

/** Puts the reader in front of a part of a long page, from where Tab goes on into it. */
export async function startAt(part: Locator) {
  await part.scrollIntoViewIfNeeded()
  await part.evaluate((element) => {
    const marker = document.createElement('span')
    marker.tabIndex = -1
    element.prepend(marker)
    marker.focus({ preventScroll: true })
    marker.remove()
  })
}
