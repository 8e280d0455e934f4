import { randomBytes } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import { panelPolicy } from './panel/theme/content-security-policy'

/**
 * The panel's own policy for scripts: each answer names a number that only its own scripts carry. Next puts it on them
 * because it finds it in the request's header. The other headers are the same for all answers: next.config.mjs.
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

// The other addresses are the site's own, with drafts, and bring their own policy: preview/answer-preview.ts.
export const config = { matcher: ['/admin/:path*', '/api/:path*'] }
