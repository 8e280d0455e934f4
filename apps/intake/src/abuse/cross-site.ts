import type { FastifyRequest } from 'fastify'
import { refuse } from '../submissions/submission-error'

// A page of somebody else can make its visitors' browsers post our forms, each from an address and a device of its own,
// which no limit would stop. Browsers say where a form comes from, and a page cannot change what they say.
// Who says nothing (an old browser, a program) is let through: programs could write anything anyway.

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).hostname : undefined)

/** For every request that sends something. `publicUrl` is ours also where a proxy in front changed the host's name. */
export const refuseOtherSites = (publicUrl: string) => {
  const ours = hostOf(publicUrl)
  return async (request: FastifyRequest) => {
    if (request.method !== 'POST') return
    const { origin, 'sec-fetch-site': from } = request.headers
    if (from === 'same-origin' || from === 'none') return
    const host = hostOf(origin ?? '')
    const isOurs = host !== undefined && (host === ours || host === request.hostname)
    if (from === 'cross-site' ? !isOurs : host !== undefined && !isOurs) throw refuse(403, 'form', 'form.otherSite')
  }
}
