// How tests open a page of the site, and how they know that its scripts have taken over what they are about to use.
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

/** Opens an address of the site, such as `/noticias`. */
export function open(page: Page, path: string): Promise<Response | null> {
  watchScripts(page)
  return page.goto(product().siteUrl + path)
}

/**
 * Scrolls to a part and waits until its scripts have run: before that its keys do nothing. They are loaded when a part
 * comes near, when the visitor moves or when the page has nothing else to do, so all these moments are waited for. The
 * page must have been opened by `open`.
 */
export async function ready(part: Locator): Promise<void> {
  const page = part.page()
  await page.mouse.move(0, 0)
  await page.mouse.move(1, 1)
  await expect(async () => {
    // Again and again: a part takes its own height when it comes near, and is then elsewhere.
    await part.scrollIntoViewIfNeeded()
    await page.evaluate(idleMoment)
    expect(scriptsOnTheWay.get(page)?.size ?? 0, 'scripts on the way').toBe(0)
    expect(await part.evaluate(sleepingIslands), 'islands asleep').toBe(0)
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

/** Astro takes `ssr` off an island when React has taken it over. */
function sleepingIslands(part: Element): number {
  return part.querySelectorAll('astro-island[ssr]').length + (part.closest('astro-island[ssr]') ? 1 : 0)
}
