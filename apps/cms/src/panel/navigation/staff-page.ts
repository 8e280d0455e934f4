import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import type { Action } from '../../platform/access/access-table'
import { may } from '../../platform/access/apply-access'
import { payloadPool } from '../../platform/database/payload-pool'
import { languageOf } from '../language/language'

/**
 * Checks access to a staff page. Without a user it redirects to the login page, and without the permission to the start
 * page.
 */
export function requirePageAccess({ initPageResult }: AdminViewServerProps, url: string, action: Action) {
  const { req } = initPageResult
  const { user, payload } = req
  if (!user) redirect(`/admin/login?redirect=${encodeURIComponent(url)}`)
  if (!may(user, action)) redirect('/admin')
  return { req, user, pool: payloadPool(payload), language: languageOf(req.i18n) }
}
