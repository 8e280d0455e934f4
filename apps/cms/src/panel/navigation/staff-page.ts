import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import type { Action } from '../../platform/access/access-table'
import { may } from '../../platform/access/apply-access'
import { payloadPool } from '../../platform/database/payload-pool'
import { languageOf } from './pages-of-role'

/** The same at the door of each desk: who is not signed in signs in, who has no business here goes to the start. */
export function enterDesk({ initPageResult }: AdminViewServerProps, address: string, action: Action) {
  const { req } = initPageResult
  const { user, payload } = req
  if (!user) redirect(`/admin/login?redirect=${encodeURIComponent(address)}`)
  if (!may(user, action)) redirect('/admin')
  return { req, user, pool: payloadPool(payload), language: languageOf(req.i18n) }
}
