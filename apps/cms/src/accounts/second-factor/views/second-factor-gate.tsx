import type { ServerProps } from 'payload'
import type { ReactNode } from 'react'
import { activeRole } from '../../../platform/access/active-role'
import { SecondFactorWrapper } from './second-factor-wrapper'

/** Wraps the whole panel. It protects no data: without the second factor, the access rules return none. */
export function SecondFactorGate({ user, children }: ServerProps & { children: ReactNode }) {
  return <SecondFactorWrapper openFor={activeRole(user) ? user?.id : undefined}>{children}</SecondFactorWrapper>
}
