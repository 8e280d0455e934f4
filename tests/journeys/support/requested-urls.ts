import type { Page } from '@playwright/test'

/** Collects every URL the page asks for from now on, which servers and browsers keep in logs and histories. */
export function requestedUrls(page: Page): string[] {
  const urls: string[] = []
  page.on('request', (request) => urls.push(decodeURIComponent(request.url())))
  return urls
}
