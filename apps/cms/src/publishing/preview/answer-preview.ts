// Serves the URLs of the site on the panel's host, with drafts. Users without permission get a 404, so they cannot
// tell whether a page exists. Another process renders the page (apps/preview); this one checks access.
import type { Payload } from 'payload'
import { cmsEnv } from '../../platform/env'
import { contentVersion } from './content-version'
import { serveMedia } from './preview-picture'
import { previewPolicy } from './preview-policy'
import { previewUrl } from './preview-url'
import { colleagueWith, linkCookie, maySee, viewerOf } from './preview-viewer'

const LINK = '/vista-previa/'
const VERSION = '/vista-previa/version'

const always = { 'x-robots-tag': 'noindex, nofollow, noarchive', 'referrer-policy': 'same-origin' }
const nothing = () => new Response(null, { status: 404, headers: always })

export async function answerPreview(payload: Payload, request: Request): Promise<Response> {
  const { PREVIEW_URL } = cmsEnv()
  const path = new URL(request.url).pathname
  if (!PREVIEW_URL) return nothing()
  if (path.startsWith(LINK) && path !== VERSION) return openLink(payload, path.slice(LINK.length))
  const viewer = await viewerOf(payload, request.headers)
  if (!viewer) return nothing()
  if (path.startsWith('/media/')) return serveMedia(path)
  if (path === VERSION) return answerVersion(payload)
  if (path.startsWith('/_astro/')) return fetchPreview(path)
  if (!maySee(viewer, path)) return nothing()
  const version = await contentVersion(payload)
  return fetchPreview(path, {
    'x-content-version': version,
    ...('until' in viewer && { 'x-visible-until': viewer.until }),
  })
}

const noStore = { ...always, 'cache-control': 'no-store' }

/** Returns the version and warms up the preview: the caller has just saved and requests the page next. */
async function answerVersion(payload: Payload): Promise<Response> {
  const version = await contentVersion(payload)
  void fetchPreview('/prepare', { 'x-content-version': version })
  return Response.json({ version }, { headers: noStore })
}

/** Stores the token in a cookie, so that it does not stay in the address bar. */
async function openLink(payload: Payload, token: string): Promise<Response> {
  const colleague = await colleagueWith(payload, token)
  if (!colleague || colleague.pages === 'all') return nothing()
  const seconds = Math.floor((Date.parse(colleague.until) - Date.now()) / 1000)
  const secure = cmsEnv().CMS_URL.startsWith('https:') ? '; Secure' : ''
  const cookie = `${linkCookie}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
  return new Response(null, {
    status: 303,
    headers: { ...noStore, location: colleague.pages[0] ?? '/', 'set-cookie': cookie },
  })
}

async function fetchPreview(path: string, about: Record<string, string> = {}): Promise<Response> {
  const { PREVIEW_URL, PREVIEW_TOKEN, CMS_URL } = cmsEnv()
  const headers = { ...about, authorization: `Bearer ${PREVIEW_TOKEN}` }
  const answer =
    PREVIEW_URL &&
    (await fetch(previewUrl(path, PREVIEW_URL), { headers, signal: AbortSignal.timeout(30_000) }).catch(
      () => undefined,
    ))
  if (!answer) return new Response('La vista previa no responde.', { status: 503, headers: noStore })
  const policy = answer.headers.get('content-security-policy') ?? "default-src 'none'"
  return new Response(answer.body, {
    status: answer.status,
    headers: {
      ...always,
      'content-type': answer.headers.get('content-type') ?? 'text/plain',
      'cache-control': answer.headers.get('cache-control') ?? 'no-store',
      'content-security-policy': previewPolicy(policy, new URL(CMS_URL).origin),
    },
  })
}
