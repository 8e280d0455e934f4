import type { ServerProps } from 'payload'
import { may } from '../../../platform/access/apply-access'
import { PublishBar } from './publish-bar'

/** Only for whoever may know: everybody else's page would ask again and again and be refused. */
export function PublishBarDoor({ user }: Pick<ServerProps, 'user'>) {
  return may(user ?? null, 'see how publishing stands') ? <PublishBar /> : null
}
