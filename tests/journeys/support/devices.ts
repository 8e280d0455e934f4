import type { Browser, BrowserContextOptions, Page } from '@playwright/test'

/** A phone in portrait, with a touch screen. */
export const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
} satisfies BrowserContextOptions

export const desktop = { viewport: { width: 1440, height: 900 } } satisfies BrowserContextOptions

export const devices = { phone, desktop }
export type Device = keyof typeof devices

/** Returns a page on a device of its own: no cookies, nothing stored. Close it with `page.context().close()`. */
export async function pageOn(browser: Browser, device: Device, more: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    locale: 'es-PE',
    timezoneId: 'America/Lima',
    ...devices[device],
    ...more,
  })
  return context.newPage()
}
