import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Returns the focused element's name and whether its focus is visible. A shadow does not count as an indicator, because
 * floating elements always have one.
 */
const readFocusIndicator = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return null
    const hasOutline = (element: Element | null) => {
      if (!element) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
    }
    // An SVG shape has no outline. It shows the focus with a wider stroke than its neighbour.
    const strokeWidth = (svgShape: Element | null | undefined) =>
      Number.parseFloat(svgShape ? getComputedStyle(svgShape).strokeWidth : '0')
    const shape = focused instanceof SVGElement ? focused.querySelector('polygon') : null
    const neighbour = (focused.nextElementSibling ?? focused.previousElementSibling)?.querySelector('polygon')
    const name = focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 40)
    return {
      name: `${focused.tagName} ${name}`,
      isVisible:
        hasOutline(focused) ||
        hasOutline(focused.closest('label, li, article')) ||
        // A field with a currency in front of it has the outline around both.
        hasOutline(focused.parentElement) ||
        (shape !== null && strokeWidth(shape) > strokeWidth(neighbour)) ||
        // The outline is on the thumb of a range input, whose style scripts cannot read.
        focused.matches('input[type=range]'),
    }
  })

/** Presses Tab once and checks that the focus is visible. */
export async function pressTab(page: Page, backwards = false) {
  await page.keyboard.press(backwards ? 'Shift+Tab' : 'Tab')
  const indicator = await readFocusIndicator(page)
  if (indicator) expect(indicator.isVisible, `${indicator.name} shows its focus`).toBe(true)
}

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** Presses Tab until the element has the focus. Throws after `maxPresses`. */
export async function pressTabUntilFocused(page: Page, target: Locator, maxPresses = 60) {
  for (let press = 0; press < maxPresses; press++) {
    await pressTab(page)
    if (await hasFocus(target)) return
  }
  throw new Error(`${maxPresses} presses of Tab do not reach ${target}.`)
}

/** Moves the focus to the start of a section, because pressing Tab from the top of a long page is slow. */
export async function focusStartOf(section: Locator) {
  await section.scrollIntoViewIfNeeded()
  await section.evaluate((element) => {
    const marker = document.createElement('span')
    marker.tabIndex = -1
    element.prepend(marker)
    marker.focus({ preventScroll: true })
    marker.remove()
  })
}
