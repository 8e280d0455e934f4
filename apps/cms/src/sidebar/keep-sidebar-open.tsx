'use client'

import { useNav, useWindowInfo } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * Payload folds its navigation on every screen of up to 1440 px, whenever it learns how wide the screen is. Ours has room
 * from 1024 on, so there it opens again, a moment after each such change: effects of the outer part run last.
 */
export function KeepWallOpen() {
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
