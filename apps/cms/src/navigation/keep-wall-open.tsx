'use client'

import { useNav, useWindowInfo } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Payload folds its navigation on every screen of up to 1440 px. Ours has room from 1024 on, so there it opens again. */
export function KeepWallOpen() {
  const { hydrated, setNavOpen } = useNav()
  const { breakpoints } = useWindowInfo()
  const isWide = breakpoints?.m === false
  useEffect(() => {
    if (hydrated && isWide) setNavOpen(true)
  }, [hydrated, isWide, setNavOpen])
  return null
}
