import type { ServerProps } from 'payload'
import type { ReactNode } from 'react'
import { activeRole } from '../../../platform/access/active-role'
import { SecondFactorWrapper } from './second-factor-wrapper'

/**
 * Shows the second-factor form instead of the panel until the user has passed the second factor. The access rules
 * protect the data, not this component.
 */
export function SecondFactorGate({ user, children }: ServerProps & { children: ReactNode }) {
  return <SecondFactorWrapper passedUserId={activeRole(user) ? user?.id : undefined}>{children}</SecondFactorWrapper>
}
