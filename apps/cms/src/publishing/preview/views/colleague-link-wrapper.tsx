import type { ServerProps } from 'payload'
import { may } from '../../../platform/access/apply-access'
import { ColleagueLink } from './colleague-link'

/** Renders the button only for users with permission, because the requests of other users would be rejected. */
export function ColleagueLinkWrapper({ user }: Pick<ServerProps, 'user'>) {
  return may(user ?? null, 'create a preview link') ? <ColleagueLink /> : null
}
