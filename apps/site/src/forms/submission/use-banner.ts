import { useCallback, useEffect, useRef, useState } from 'react'
import type { NoticeTone } from './notice'

const SHOWN_MS = 3000

/** What was said last; its place stays when it is over, so that nothing below moves up. */
export type SaidBanner = { tone: NoticeTone; isOver: boolean } | null

/** The short message after a submit: shown for three seconds and announced to screen readers. */
export function useBanner() {
  const [said, setSaid] = useState<SaidBanner>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const show = useCallback((tone: NoticeTone) => {
    clearTimeout(timer.current)
    setSaid({ tone, isOver: false })
    timer.current = setTimeout(() => setSaid({ tone, isOver: true }), SHOWN_MS)
  }, [])
  const clear = useCallback(() => setSaid(null), [])
  return { said, show, clear }
}
