import { useCallback, useEffect, useRef, useState } from 'react'

export type BannerTone = 'good' | 'bad'

const SHOWN_MS = 3000

/** The short message after a submit: seen for three seconds, announced to screen readers. */
export function useBanner() {
  const [tone, setTone] = useState<BannerTone | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const show = useCallback((next: BannerTone) => {
    clearTimeout(timer.current)
    setTone(next)
    timer.current = setTimeout(() => setTone(null), SHOWN_MS)
  }, [])
  return { tone, show }
}
