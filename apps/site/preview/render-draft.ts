import type { Snapshot } from '@sillar/domain/snapshot/snapshot.schema'
import { createApp } from 'astro/app/entrypoint'
import { pathFor, routeAt } from '../src/i18n/routes'
import { paramsOf } from '../src/page-data/page-params'
import { withSnapshot } from '../src/page-data/snapshot'

export type DraftPage = { status: number; html: string; policy: string }

const app = createApp()

/** A page as a release made from this content would have it. An address without a page gets the site's own answer. */
export function renderDraft(path: string, content: Snapshot): Promise<DraftPage> {
  return withSnapshot(content, async () => {
    const isThere = hasPage(path)
    const shown = isThere ? path : pathFor('not-found', path.startsWith('/en/') ? 'en' : 'es')
    const response = await app.render(new Request(new URL(shown, 'http://preview')))
    // Read to its end while the content is known: a page is rendered as it is read.
    const html = await response.text()
    if (response.status >= 500) throw new Error(`The site could not render ${path}.`)
    return { status: isThere ? 200 : 404, html, policy: response.headers.get('content-security-policy') ?? '' }
  })
}

function hasPage(path: string): boolean {
  const match = app.match(new Request(new URL(path, 'http://preview')))
  if (!match) return false
  const { page, locale } = routeAt(match.route)
  return paramsOf(page).some((params) => pathFor(page, locale, params) === path)
}
