'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

const REFRESH_INTERVAL_MS = 3000

/** Refreshes the page regularly. The page stops rendering this component when the PDF of the letter exists. */
export function RefreshUntilReady() {
  const router = useRouter()
  useEffect(() => {
    const timer = setInterval(() => router.refresh(), REFRESH_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [router])
  return null
}
