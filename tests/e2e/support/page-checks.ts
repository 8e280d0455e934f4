// Checks for every page and every state.
import type { Locator, Page } from '@playwright/test'
import axe from 'axe-core'

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Returns the pixels by which the page is wider than the screen. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/**
 * Returns the WCAG 2.2 AA violations that axe finds in a page or a part of it, one line each. Only violations are
 * requested, because reporting passes takes longer. `except`: elements that are not ours.
 */
export async function accessFaults(part: Locator, except?: Locator): Promise<string[]> {
  const page = part.page()
  await page.evaluate(axe.source)
  const skipped = except && (await except.count()) > 0 ? await except.elementHandle() : null
  return part.evaluate(
    async (element, { standard, skipped }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      const context = { include: element, ...(skipped && { exclude: skipped }) }
      const { violations } = await axe.run(context, { runOnly: standard, resultTypes: ['violations'] })
      return violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}`)
    },
    { standard, skipped },
  )
}
