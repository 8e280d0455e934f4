'use client'

import { useAuth } from '@payloadcms/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { secondFactorRoles } from '../../../platform/access/access-table'
import { SecondFactorForm } from './second-factor-form'

type Props = { passedUserId: string | number | undefined; children: ReactNode }

/**
 * Asks for the second factor again when another user signs in, because that happens without a page load.
 * `passedUserId` is the user whose second factor the server has checked.
 */
export function SecondFactorWrapper({ passedUserId, children }: Props) {
  const { user } = useAuth()
  const [isOpen, setIsOpen] = useState(passedUserId !== undefined)
  useEffect(() => {
    if (user?.id !== passedUserId) setIsOpen(false)
  }, [user?.id, passedUserId])
  const shouldAsk = user && secondFactorRoles.includes(user.role) && !(isOpen && user.id === passedUserId)
  return shouldAsk ? <SecondFactorForm /> : children
}
