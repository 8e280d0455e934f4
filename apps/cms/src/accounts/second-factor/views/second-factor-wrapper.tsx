'use client'

import { useAuth } from '@payloadcms/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { secondFactorRoles } from '../../../platform/access/access-table'
import { SecondFactorForm } from './second-factor-form'

type DoorProps = { openFor: string | number | undefined; children: ReactNode }

/**
 * The server has decided for the page it sent. A login afterwards happens in the same page, and so does leaving: whoever
 * comes then is asked again.
 */
export function SecondFactorDoor({ openFor, children }: DoorProps) {
  const { user } = useAuth()
  const [isOpen, setIsOpen] = useState(openFor !== undefined)
  useEffect(() => {
    if (user?.id !== openFor) setIsOpen(false)
  }, [user?.id, openFor])
  const isAsked = user && secondFactorRoles.includes(user.role) && !(isOpen && user.id === openFor)
  return isAsked ? <SecondFactorForm /> : children
}
