import { referralCodeOf } from '@app/domain/referral/referral-code'
import type { FastifyRequest } from 'fastify'
import { wantsPage } from '../server/send-page'

/**
 * Returns the referral code with which a page without JavaScript was opened. The form cannot send the code, because the
 * page is a static file, but the browser sends the URL of the page in the `Referer` header.
 */
export function referralOfPage(request: FastifyRequest): string | undefined {
  const { referer } = request.headers
  if (!wantsPage(request) || !referer || !URL.canParse(referer)) return undefined
  return referralCodeOf(new URL(referer))
}
