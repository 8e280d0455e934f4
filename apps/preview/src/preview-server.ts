// Only the CMS calls this server. The CMS checks who may see a preview before it requests a page.

import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { Logger } from '@app/platform/log/logger'
import type { AnsweredRequest } from '@app/platform/metrics/request-metrics'
import { hasBearerToken } from '@app/platform/secrets/has-bearer-token'
import type { Drafts } from './draft-content'
import { embedFacts, type PageFacts } from './page-facts'
import type { Site } from './site-bundle'
import { unrenderedPage } from './unrendered-page'

type PreviewOptions = {
  token: string
  site: Site
  drafts: (version: string) => Promise<Drafts>
  logger: Logger
  onResponse?: (request: AnsweredRequest) => void
}
type Route = '/health' | '/prepare' | '/[file]' | '/[page]' | 'refused'
type PreviewResponse = { route: Route; status: number; headers?: Record<string, string>; body?: string | Buffer }

export const createPreviewServer = (options: PreviewOptions): Server =>
  createServer((request, response) => {
    const startedAt = performance.now()
    handleRequest(request, options)
      .catch((err: unknown): PreviewResponse => {
        options.logger.error({ err }, 'the drafts could not be fetched')
        return { route: '/[page]', status: 503 }
      })
      .then(({ route, status, headers, body }) => {
        response.writeHead(status, headers).end(body)
        if (route === '/health') return
        const seconds = (performance.now() - startedAt) / 1000
        options.onResponse?.({ method: request.method ?? 'GET', route, status, seconds })
      })
  })

async function handleRequest(
  request: IncomingMessage,
  { token, site, drafts, logger }: PreviewOptions,
): Promise<PreviewResponse> {
  const path = new URL(request.url ?? '/', 'http://preview').pathname
  if (path === '/health') return { route: '/health', status: 200, body: 'ok' }
  if (!hasBearerToken(request.headers.authorization, token)) return { route: 'refused', status: 401 }
  if (request.method !== 'GET') return { route: 'refused', status: 405 }
  const file = site.files.get(path)
  // Browsers may cache files permanently, because their names contain a hash of the content.
  if (file)
    return {
      route: '/[file]',
      status: 200,
      headers: { 'content-type': file.type, 'cache-control': 'private, max-age=31536000, immutable' },
      body: file.bytes,
    }
  const requestedVersion = readHeader(request, 'x-content-version')
  // A previewed page polls the content version, and the CMS then requests this path. The drafts are therefore loaded
  // before the page reloads.
  if (path === '/prepare') {
    drafts(requestedVersion).catch((err: unknown) => logger.warn({ err }, 'the drafts could not be prefetched'))
    return { route: '/prepare', status: 204 }
  }
  const { version, content, problems } = await drafts(requestedVersion)
  const facts: PageFacts = { version, problems, until: readHeader(request, 'x-visible-until') || null }
  try {
    const page = await site.renderDraft(path, content)
    return htmlResponse(page.status, embedFacts(page.html, facts), page.policy)
  } catch (err) {
    logger.warn({ err, path }, 'a draft cannot be rendered')
    return htmlResponse(422, unrenderedPage(problems), "default-src 'none'; style-src 'unsafe-inline'")
  }
}

const htmlResponse = (status: number, body: string, policy: string): PreviewResponse => ({
  route: '/[page]',
  status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'cache-control': 'no-store',
  },
  body,
})

const readHeader = (request: IncomingMessage, name: string) => String(request.headers[name] ?? '')
