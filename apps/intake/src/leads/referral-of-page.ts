import { referralCodeOf } from '@app/domain/referral/referral-code'
import type { FastifyRequest } from 'fastify'
import { wantsPage } from '../server/send-page'

/**
 * Returns the code of the referrer's link that a page without JavaScript was opened with. The form cannot send it, because
 * the page is a static file, but the browser names the URL of the page.
 */
export function referralOfPage(request: FastifyRequest): string | undefined {
  const { referer } = request.headers
  if (!wantsPage(request) || !referer || !URL.canParse(referer)) return undefined
  return referralCodeOf(new URL(referer))
}
