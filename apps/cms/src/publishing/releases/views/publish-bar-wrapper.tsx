import type { ServerProps } from 'payload'
import { may } from '../../../platform/access/apply-access'
import { PublishBar } from './publish-bar'

/** Renders the bar only for users with the permission: for others, its polling would be rejected. */
export function PublishBarWrapper({ user }: Pick<ServerProps, 'user'>) {
  return may(user ?? null, 'see the publishing status') ? <PublishBar /> : null
}
