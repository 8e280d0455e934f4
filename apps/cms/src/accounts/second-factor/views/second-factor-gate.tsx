import type { ServerProps } from 'payload'
import type { ReactNode } from 'react'
import { activeRole } from '../../../platform/access/active-role'
import { SecondFactorDoor } from './second-factor-wrapper'

/** Around the whole panel. What it hides is empty anyway: without the second factor the rules give nothing. */
export function SecondFactorGate({ user, children }: ServerProps & { children: ReactNode }) {
  return <SecondFactorDoor openFor={activeRole(user) ? user?.id : undefined}>{children}</SecondFactorDoor>
}
