import type { FastifyRequest } from 'fastify'
import { rejection } from '../submissions/submission-error'

// Another site could make its visitors' browsers submit our forms from many IP addresses, which no rate limit stops.
// Requests without an origin (old browsers, programs) are accepted, because programs could send any origin.

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).hostname : undefined)

/** Returns a hook that rejects POST requests from other sites. A proxy may change the host, so `publicUrl` is accepted. */
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
