import type { FastifyRequest } from 'fastify'
import { rejection } from '../submissions/submission-error'

// Another site could make its visitors' browsers submit our forms from many IP addresses, which no rate limit stops.
// Requests with neither an `Origin` nor a `Sec-Fetch-Site` header (old browsers, programs) are accepted, because a
// program could send any value.

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).hostname : undefined)

/**
 * Returns a hook that rejects POST requests from other sites. The host of `publicUrl` is accepted too, because a proxy
 * may change the host of the request.
 */
export const rejectOtherSites = (publicUrl: string) => {
  const publicHost = hostOf(publicUrl)
  return async (request: FastifyRequest) => {
    if (request.method !== 'POST') return
    const { origin, 'sec-fetch-site': fetchSite } = request.headers
    if (fetchSite === 'same-origin' || fetchSite === 'none') return
    const host = hostOf(origin ?? '')
    const isOurs = host !== undefined && (host === publicHost || host === request.hostname)
    if (fetchSite === 'cross-site' ? !isOurs : host !== undefined && !isOurs)
      throw rejection(403, 'form', 'form.otherSite')
  }
}
