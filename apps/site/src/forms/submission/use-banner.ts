import { useCallback, useEffect, useRef, useState } from 'react'
import type { NoticeTone } from './notice'

const SHOWN_MS = 3000

/** The short message after a submit: shown for three seconds and announced to screen readers. */
export function useBanner() {
  const [tone, setTone] = useState<NoticeTone | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const show = useCallback((next: NoticeTone) => {
    clearTimeout(timer.current)
    setTone(next)
    timer.current = setTimeout(() => setTone(null), SHOWN_MS)
  }, [])
  return { tone, show }
}
