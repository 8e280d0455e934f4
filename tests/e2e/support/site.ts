// Opens pages of the site and waits until their scripts have run.
import { expect, type Locator, type Page, type Request, type Response } from '@playwright/test'
import { product } from './product'

const scriptsOnTheWay = new WeakMap<Page, Set<Request>>()

function watchScripts(page: Page): void {
  if (scriptsOnTheWay.has(page)) return
  const pending = new Set<Request>()
  scriptsOnTheWay.set(page, pending)
  page.on('request', (request) => {
    if (request.resourceType() === 'script') pending.add(request)
  })
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
}

/** Opens a path of the site, such as `/noticias`. */
export function open(page: Page, path: string): Promise<Response | null> {
  watchScripts(page)
  return page.goto(product().siteUrl + path)
}

/**
 * Scrolls to a part and waits until its scripts have run: before that its keys do nothing. Scripts load when a part is
 * near the viewport, on the first interaction or when the page is idle, so all of these are triggered. The page must
 * have been opened by `open`.
 */
export async function ready(part: Locator): Promise<void> {
  const page = part.page()
  await page.mouse.move(0, 0)
  await page.mouse.move(1, 1)
  await expect(async () => {
    // Repeated: a part gets its final height when it is near the viewport, which moves the others.
    await part.scrollIntoViewIfNeeded()
    await page.evaluate(idleMoment)
    expect(scriptsOnTheWay.get(page)?.size ?? 0, 'scripts on the way').toBe(0)
    expect(await part.evaluate(unhydratedIslands), 'islands not hydrated').toBe(0)
    await page.evaluate(idleMoment)
  }).toPass({ intervals: [50, 100, 250] })
}

function idleMoment(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() =>
      requestAnimationFrame(() => requestIdleCallback(() => setTimeout(resolve, 30), { timeout: 500 })),
    )
  })
}

/** Astro removes `ssr` from an island after hydration. */
function unhydratedIslands(part: Element): number {
  return part.querySelectorAll('astro-island[ssr]').length + (part.closest('astro-island[ssr]') ? 1 : 0)
}
