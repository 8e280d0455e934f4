import type { Locator, Page } from '@playwright/test'
import axe from 'axe-core'

const wcagTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Returns how many pixels the page is wider than the viewport. */
export const measureHorizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Returns the elements that extend past the right edge of the viewport, or an empty list if the page fits. */
export const findElementsPastEdge = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wideElements = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth,
    )
    return [`${scrollWidth - clientWidth} px`, ...wideElements.map(({ outerHTML }) => outerHTML.slice(0, 120))]
  })

/**
 * Returns the WCAG 2.2 AA violations that axe finds in an element, one line each. `except` leaves out third-party
 * elements. Only violations are requested, because reporting passes takes longer.
 */
export async function findAccessibilityViolations(root: Locator, except?: Locator): Promise<string[]> {
  const page = root.page()
  await page.evaluate(axe.source)
  const excludedElement = except && (await except.count()) > 0 ? await except.elementHandle() : null
  return root.evaluate(
    async (element, { wcagTags, excludedElement }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      const context = { include: element, ...(excludedElement && { exclude: excludedElement }) }
      const { violations } = await axe.run(context, { runOnly: wcagTags, resultTypes: ['violations'] })
      return violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}`)
    },
    { wcagTags, excludedElement },
  )
}

/** Returns what axe finds in a whole page, with its best practices: landmarks and the order of headings. */
export async function findPageViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  return page.evaluate(
    async (tags) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      const { violations } = await axe.run(document, { runOnly: tags, resultTypes: ['violations'] })
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(' ')}`))
    },
    [...wcagTags, 'best-practice'],
  )
}
