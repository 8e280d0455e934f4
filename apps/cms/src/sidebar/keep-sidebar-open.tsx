'use client'

import { useNav, useWindowInfo } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * Payload collapses its navigation on screens up to 1440 px whenever the screen width changes. Ours fits from 1024
 * px, so it is opened again there. The timeout is needed because Payload's effect runs after this one.
 */
export function KeepSidebarOpen() {
  const { hydrated, setNavOpen } = useNav()
  const { breakpoints } = useWindowInfo()
  const { l, m } = breakpoints ?? {}
  useEffect(() => {
    if (!hydrated || m !== false || l === undefined) return
    const opening = setTimeout(() => setNavOpen(true))
    return () => clearTimeout(opening)
  }, [hydrated, l, m, setNavOpen])
  return null
}
