// What every page and every state must pass, asked in one way.
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Pixels by which the page is wider than the screen. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** WCAG 2.2 AA as axe sees it, one line a fault. `except`: a part that is not ours to name. */
export async function accessFaults(page: Page, except?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
  if (except) axe.exclude(except)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}`)
}
