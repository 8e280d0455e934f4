import type { Snapshot } from '@app/domain/snapshot/snapshot.schema'
import { createApp } from 'astro/app/entrypoint'
import { pathFor, routeAt } from '../src/i18n/routes'
import { paramsOf } from '../src/page-data/page-params'
import { withSnapshot } from '../src/page-data/snapshot'

export type DraftPage = { status: number; html: string; policy: string }

const app = createApp()

/** Renders a page as a release with this content would show it. An unknown path gets the 404 page. */
export function renderDraft(path: string, content: Snapshot): Promise<DraftPage> {
  return withSnapshot(content, async () => {
    const exists = hasPage(path)
    const renderedPath = exists ? path : pathFor('not-found', path.startsWith('/en/') ? 'en' : 'es')
    const response = await app.render(new Request(new URL(renderedPath, 'http://preview')), {
      locals: { isPreview: true },
    })
    // Astro streams the page, so read it to the end while the snapshot is still set.
    const html = await response.text()
    if (response.status >= 500) throw new Error(`The site could not render ${path}.`)
    return { status: exists ? 200 : 404, html, policy: response.headers.get('content-security-policy') ?? '' }
  })
}

function hasPage(path: string): boolean {
  const match = app.match(new Request(new URL(path, 'http://preview')))
  if (!match) return false
  const { page, locale } = routeAt(match.route)
  return paramsOf(page).some((params) => pathFor(page, locale, params) === path)
}
