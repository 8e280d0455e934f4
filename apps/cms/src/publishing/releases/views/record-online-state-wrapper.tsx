import type { ServerProps } from 'payload'
import { may } from '../../../platform/access/apply-access'
import { RecordOnlineState } from './record-online-state'

/** Renders the state only for users with permission, because the requests of other users would be rejected. */
export function RecordOnlineStateWrapper({ user }: Pick<ServerProps, 'user'>) {
  return may(user ?? null, 'see the publishing status') ? <RecordOnlineState /> : null
}
