import type { ServerProps } from 'payload'
import { may } from '../../../platform/access/apply-access'
import { PublishChip } from './publish-chip'

/** Renders the chip only for users with permission, because the requests of other users would be rejected. */
export function PublishChipWrapper({ user }: Pick<ServerProps, 'user'>) {
  return may(user ?? null, 'see the publishing status') ? <PublishChip /> : null
}
