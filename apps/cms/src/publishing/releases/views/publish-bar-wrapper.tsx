import type { ServerProps } from 'payload'
import { may } from '../../../platform/access/apply-access'
import { PublishBar } from './publish-bar'

/** Renders the bar only for users with permission, because the requests of other users would be rejected. */
export function PublishBarWrapper({ user }: Pick<ServerProps, 'user'>) {
  return may(user ?? null, 'see the publishing status') ? <PublishBar /> : null
}
