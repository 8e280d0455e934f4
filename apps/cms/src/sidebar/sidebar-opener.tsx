'use client'

import { useNav, useWindowInfo } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * Opens the sidebar again when Payload collapses it on screens between 1024 and 1440 px. Payload's effect runs later,
 * so the sidebar is opened in a timeout.
 */
export function SidebarOpener() {
  const { hydrated, setNavOpen } = useNav()
  const { breakpoints } = useWindowInfo()
  const { l, m } = breakpoints ?? {}
  useEffect(() => {
    if (!hydrated || m !== false || l === undefined) return
    const timer = setTimeout(() => setNavOpen(true))
    return () => clearTimeout(timer)
  }, [hydrated, l, m, setNavOpen])
  return null
}
