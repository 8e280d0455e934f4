import { useCallback, useEffect, useRef, useState } from 'react'
import type { NoticeTone } from './notice'

const SHOWN_MS = 3000

/** The last message; its space is kept when it disappears, so that nothing below moves up. */
export type BannerState = { tone: NoticeTone; isOver: boolean } | null

/** The short message after a submit: shown for three seconds and announced to screen readers. */
export function useBanner() {
  const [state, setState] = useState<BannerState>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const show = useCallback((tone: NoticeTone) => {
    clearTimeout(timer.current)
    setState({ tone, isOver: false })
    timer.current = setTimeout(() => setState({ tone, isOver: true }), SHOWN_MS)
  }, [])
  const clear = useCallback(() => setState(null), [])
  return { state, show, clear }
}
