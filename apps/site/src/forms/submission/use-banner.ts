import { useCallback, useEffect, useRef, useState } from 'react'
import type { NoticeTone } from './notice'

const DISPLAY_MS = 3000

/** The last message. An expired message is invisible but keeps its space, which avoids a layout shift. */
export type BannerState = { tone: NoticeTone; isExpired: boolean } | null

/** Manages the message that a form shows for 3 s after a submission. */
export function useBanner() {
  const [state, setState] = useState<BannerState>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const show = useCallback((tone: NoticeTone) => {
    clearTimeout(timer.current)
    setState({ tone, isExpired: false })
    timer.current = setTimeout(() => setState({ tone, isExpired: true }), DISPLAY_MS)
  }, [])
  const clear = useCallback(() => setState(null), [])
  return { state, show, clear }
}
