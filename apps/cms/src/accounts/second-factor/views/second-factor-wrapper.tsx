'use client'

import { useAuth } from '@payloadcms/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { secondFactorRoles } from '../../../platform/access/access-table'
import { SecondFactorForm } from './second-factor-form'

type Props = { openFor: string | number | undefined; children: ReactNode }

/**
 * The server decided for the page it sent. Users log in and out without a page load, so the next user must be asked
 * again.
 */
export function SecondFactorWrapper({ openFor, children }: Props) {
  const { user } = useAuth()
  const [isOpen, setIsOpen] = useState(openFor !== undefined)
  useEffect(() => {
    if (user?.id !== openFor) setIsOpen(false)
  }, [user?.id, openFor])
  const isAsked = user && secondFactorRoles.includes(user.role) && !(isOpen && user.id === openFor)
  return isAsked ? <SecondFactorForm /> : children
}
