import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { may } from '../../access/apply-access'
import { payloadPool } from '../../database/payload-pool'
import { languageOf } from '../../navigation/rooms-of'
import { privacyWords } from '../words'

/** The same at each door of the desk: who is not signed in signs in, who has no business here goes to the start. */
export function enterDesk({ initPageResult }: AdminViewServerProps, address: string) {
  const { req } = initPageResult
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(address)}`)
  if (!may(req.user, 'handle privacy requests')) redirect('/admin')
  const language = languageOf(req.i18n)
  return { req, pool: payloadPool(req.payload), language, say: privacyWords[language] }
}
