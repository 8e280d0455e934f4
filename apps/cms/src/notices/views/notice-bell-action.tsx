import type { ServerProps } from 'payload'
import { languageOf } from '../../panel/language/language'
import { activeRole } from '../../platform/access/active-role'
import { readNotices } from '../read-notices'
import { NoticeBell } from './notice-bell'

/** Renders the bell only for users with a role, because other users have not passed the second factor. */
export async function NoticeBellAction({ i18n, payload, user }: Pick<ServerProps, 'i18n' | 'payload' | 'user'>) {
  if (!activeRole(user)) return null
  const language = languageOf(i18n)
  return <NoticeBell initial={await readNotices(payload, user ?? null, language)} language={language} />
}
