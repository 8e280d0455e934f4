import { expect, type Locator, type Page, type Request, type Response } from '@playwright/test'
import { product } from './product'

const pendingScripts = new WeakMap<Page, Set<Request>>()

function watchScripts(page: Page): void {
  if (pendingScripts.has(page)) return
  const pendingRequests = new Set<Request>()
  pendingScripts.set(page, pendingRequests)
  page.on('request', (request) => {
    if (request.resourceType() === 'script') pendingRequests.add(request)
  })
  page.on('requestfinished', (request) => pendingRequests.delete(request))
  page.on('requestfailed', (request) => pendingRequests.delete(request))
}

/** Opens a path of the site, such as `/noticias`. */
export function open(page: Page, path: string): Promise<Response | null> {
  watchScripts(page)
  return page.goto(product().siteUrl + path)
}

/**
 * Scrolls to an element, moves the pointer and waits until the element is hydrated, because it does not react to input
 * before hydration. The page must have been opened with `open`.
 */
export async function waitForHydration(element: Locator): Promise<void> {
  const page = element.page()
  await page.mouse.move(0, 0)
  await page.mouse.move(1, 1)
  await expect(async () => {
    // Scroll again in each attempt: sections get their final height near the viewport, which moves the element.
    await element.scrollIntoViewIfNeeded()
    await page.evaluate(waitForIdle)
    expect(pendingScripts.get(page)?.size ?? 0, 'pending scripts').toBe(0)
    expect(await element.evaluate(countUnhydratedIslands), 'islands that are not hydrated').toBe(0)
    await page.evaluate(waitForIdle)
  }).toPass({ intervals: [50, 100, 250] })
}

function waitForIdle(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() =>
      requestAnimationFrame(() => requestIdleCallback(() => setTimeout(resolve, 30), { timeout: 500 })),
    )
  })
}

/** Counts the islands in or around an element that Astro has not hydrated, which still have the attribute `ssr`. */
function countUnhydratedIslands(element: Element): number {
  return element.querySelectorAll('astro-island[ssr]').length + (element.closest('astro-island[ssr]') ? 1 : 0)
}
