import type { Page } from '@playwright/test'

/** Records every URL that the page requests. URLs end up in logs, so they must not contain personal data. */
export function recordRequestedUrls(page: Page): string[] {
  const urls: string[] = []
  page.on('request', (request) => urls.push(decodeURIComponent(request.url())))
  return urls
}
