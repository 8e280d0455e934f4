// Checks access to previews, which apps/preview renders. Users without permission get a 404, because they must not
// learn whether a page exists.
import type { Payload } from 'payload'
import { cmsEnv } from '../../platform/env'
import { readContentVersion } from './content-version'
import { serveMedia } from './preview-image'
import { previewPolicy } from './preview-policy'
import { previewUrl } from './preview-url'
import { canSee, findColleague, findViewer, linkCookie } from './preview-viewer'

const LINK_PATH = '/vista-previa/'
const VERSION_PATH = '/vista-previa/version'

const commonHeaders = { 'x-robots-tag': 'noindex, nofollow, noarchive', 'referrer-policy': 'same-origin' }
const notFoundResponse = () => new Response(null, { status: 404, headers: commonHeaders })

export async function servePreview(payload: Payload, request: Request): Promise<Response> {
  const { PREVIEW_URL } = cmsEnv()
  const path = new URL(request.url).pathname
  if (!PREVIEW_URL) return notFoundResponse()
  if (path.startsWith(LINK_PATH) && path !== VERSION_PATH) return openLink(payload, path.slice(LINK_PATH.length))
  const viewer = await findViewer(payload, request.headers)
  if (!viewer) return notFoundResponse()
  if (path.startsWith('/media/')) return serveMedia(path)
  if (path === VERSION_PATH) return serveVersion(payload)
  if (path.startsWith('/_astro/')) return fetchPreview(path)
  if (!canSee(viewer, path)) return notFoundResponse()
  const version = await readContentVersion(payload)
  return fetchPreview(path, {
    'x-content-version': version,
    ...('until' in viewer && { 'x-visible-until': viewer.until }),
  })
}

const noStoreHeaders = { ...commonHeaders, 'cache-control': 'no-store' }

/** Returns the content version and prepares the preview, because the previewed page reloads if the version changed. */
async function serveVersion(payload: Payload): Promise<Response> {
  const version = await readContentVersion(payload)
  void fetchPreview('/prepare', { 'x-content-version': version })
  return Response.json({ version }, { headers: noStoreHeaders })
}

/** Stores the token of a link in a cookie, because the token must not remain in the address bar. */
async function openLink(payload: Payload, token: string): Promise<Response> {
  const colleague = await findColleague(payload, token)
  if (!colleague || colleague.pages === 'all') return notFoundResponse()
  const seconds = Math.floor((Date.parse(colleague.until) - Date.now()) / 1000)
  const secureAttribute = cmsEnv().CMS_URL.startsWith('https:') ? '; Secure' : ''
  const cookie = `${linkCookie}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secureAttribute}`
  return new Response(null, {
    status: 303,
    headers: { ...noStoreHeaders, location: colleague.pages[0] ?? '/', 'set-cookie': cookie },
  })
}

async function fetchPreview(path: string, extraHeaders: Record<string, string> = {}): Promise<Response> {
  const { PREVIEW_URL, PREVIEW_TOKEN, CMS_URL } = cmsEnv()
  const headers = { ...extraHeaders, authorization: `Bearer ${PREVIEW_TOKEN}` }
  const response =
    PREVIEW_URL &&
    (await fetch(previewUrl(path, PREVIEW_URL), { headers, signal: AbortSignal.timeout(30_000) }).catch(
      () => undefined,
    ))
  if (!response) return new Response('La vista previa no responde.', { status: 503, headers: noStoreHeaders })
  const policy = response.headers.get('content-security-policy') ?? "default-src 'none'"
  return new Response(response.body, {
    status: response.status,
    headers: {
      ...commonHeaders,
      'content-type': response.headers.get('content-type') ?? 'text/plain',
      'cache-control': response.headers.get('cache-control') ?? 'no-store',
      'content-security-policy': previewPolicy(policy, new URL(CMS_URL).origin),
    },
  })
}
