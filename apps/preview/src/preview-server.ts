// Serves the CMS only, which checks who is allowed to see a preview before it requests a page.

import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { Logger } from '@app/platform/log/logger'
import type { AnsweredRequest } from '@app/platform/metrics/request-metrics'
import { hasBearerToken } from '@app/platform/secrets/has-bearer-token'
import type { Drafts } from './draft-content'
import { type PageFacts, withFacts } from './page-facts'
import type { Site } from './site-bundle'
import { unrenderedPage } from './unrendered-page'

type Parts = {
  token: string
  site: Site
  drafts: (version: string) => Promise<Drafts>
  logger: Logger
  /** Called after every response. */
  answered?: (request: AnsweredRequest) => void
}
type Route = '/health' | '/prepare' | '/[file]' | '/[page]' | 'refused'
type Answer = { route: Route; status: number; headers?: Record<string, string>; body?: string | Buffer }

export const createPreviewServer = (parts: Parts): Server =>
  createServer((request, response) => {
    const startedAt = performance.now()
    answer(request, parts)
      .catch((err: unknown): Answer => {
        parts.logger.error({ err }, 'the drafts could not be fetched')
        return { route: '/[page]', status: 503 }
      })
      .then(({ route, status, headers, body }) => {
        response.writeHead(status, headers).end(body)
        if (route === '/health') return
        const seconds = (performance.now() - startedAt) / 1000
        parts.answered?.({ method: request.method ?? 'GET', route, status, seconds })
      })
  })

async function answer(request: IncomingMessage, { token, site, drafts, logger }: Parts): Promise<Answer> {
  const path = new URL(request.url ?? '/', 'http://preview').pathname
  if (path === '/health') return { route: '/health', status: 200, body: 'ok' }
  if (!hasBearerToken(request.headers.authorization, token)) return { route: 'refused', status: 401 }
  if (request.method !== 'GET') return { route: 'refused', status: 405 }
  const file = site.files.get(path)
  // File names contain a hash of the content.
  if (file)
    return {
      route: '/[file]',
      status: 200,
      headers: { 'content-type': file.type, 'cache-control': 'private, max-age=31536000, immutable' },
      body: file.bytes,
    }
  const wanted = header(request, 'x-content-version')
  // Fetches the drafts ahead, while the browser is being redirected to the page.
  if (path === '/prepare') {
    drafts(wanted).catch((err: unknown) => logger.warn({ err }, 'the drafts could not be prefetched'))
    return { route: '/prepare', status: 204 }
  }
  const { version, content, problems } = await drafts(wanted)
  const facts: PageFacts = { version, problems, until: header(request, 'x-visible-until') || null }
  try {
    const page = await site.renderDraft(path, content)
    return html(page.status, withFacts(page.html, facts), page.policy)
  } catch (err) {
    logger.warn({ err, path }, 'a draft cannot be rendered')
    return html(422, unrenderedPage(problems), "default-src 'none'; style-src 'unsafe-inline'")
  }
}

const html = (status: number, body: string, policy: string): Answer => ({
  route: '/[page]',
  status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'no-store',
  },
  body,
})

const header = (request: IncomingMessage, name: string) => String(request.headers[name] ?? '')
