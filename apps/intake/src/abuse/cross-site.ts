import type { FastifyRequest } from 'fastify'
import { rejection } from '../submissions/submission-error'

// Another site could make its visitors' browsers submit our forms, each from its own IP address and device, so no rate
// limit would stop it. Browsers send the origin of a form, and a page cannot change it. Requests without an origin (old
// browsers, programs) are accepted: programs could send any origin anyway.

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).hostname : undefined)

/** Rejects POST requests from other sites. `publicUrl` is also accepted if a proxy changed the host name. */
export const rejectOtherSites = (publicUrl: string) => {
  const ours = hostOf(publicUrl)
  return async (request: FastifyRequest) => {
    if (request.method !== 'POST') return
    const { origin, 'sec-fetch-site': from } = request.headers
    if (from === 'same-origin' || from === 'none') return
    const host = hostOf(origin ?? '')
    const isOurs = host !== undefined && (host === ours || host === request.hostname)
    if (from === 'cross-site' ? !isOurs : host !== undefined && !isOurs) throw rejection(403, 'form', 'form.otherSite')
  }
}
