import { randomBytes } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import { panelPolicy } from './panel/theme/content-security-policy'

/**
 * Sets the content security policy of the panel, with a new nonce for each response. Next reads the nonce from the
 * request header and puts it on its scripts. Static headers are in next.config.mjs.
 */
export function proxy(request: NextRequest): NextResponse {
  const nonce = randomBytes(16).toString('base64')
  const policy = panelPolicy(nonce, process.env.NODE_ENV === 'development')
  const headers = new Headers(request.headers)
  headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  return response
}

// Other paths are draft pages of the site. publishing/preview/serve-preview.ts sets their policy.
export const config = { matcher: ['/admin/:path*', '/api/:path*'] }
