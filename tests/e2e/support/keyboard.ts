import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Returns the name of the focused element and whether its focus is visible: an outline on the element, or on the card
 * or option around it. A shadow does not count, because floating elements always have one.
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
    // A shape of an SVG has no outline: its stroke is wider than that of the other shapes.
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
        // The thumb of a range input has the ring, and no script can read its style.
        focused.matches('input[type=range]'),
    }
  })

/** Presses Tab once and checks that the focus is visible. */
export async function tab(page: Page, backwards = false) {
  await page.keyboard.press(backwards ? 'Shift+Tab' : 'Tab')
  const ring = await ringOfFocus(page)
  if (ring) expect(ring.ringed, `${ring.name} shows its focus`).toBe(true)
}

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** Presses Tab until the element has the focus, like a person without a mouse. */
export async function tabTo(page: Page, target: Locator, mostPresses = 60) {
  for (let press = 0; press < mostPresses; press++) {
    await tab(page)
    if (await hasFocus(target)) return
  }
  throw new Error(`${mostPresses} presses of Tab do not reach ${target}.`)
}

/** Moves the focus to just before a part of a long page, so that Tab continues into it. */
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
