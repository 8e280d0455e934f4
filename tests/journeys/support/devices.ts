import type { Browser, BrowserContextOptions, Page } from '@playwright/test'

export const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
} satisfies BrowserContextOptions

export const desktop = { viewport: { width: 1440, height: 900 } } satisfies BrowserContextOptions

export const devices = { phone, desktop }
export type Device = keyof typeof devices

/** Opens a page in a new browser context, like a separate device. Close it with `page.context().close()`. */
export async function openDevice(browser: Browser, device: Device, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    locale: 'es-PE',
    timezoneId: 'America/Lima',
    ...devices[device],
    ...options,
  })
  return context.newPage()
}
