import { useEffect, useRef, useState } from 'react'

const WAIT_MS = 400

/** What a screen reader is told: once per change, when the hand rests, and nothing when the page arrives. */
export function useSaidLater(text: string, isLive: boolean): string {
  const [said, setSaid] = useState('')
  const known = useRef<string>(undefined)
  useEffect(() => {
    if (!isLive) return
    if (known.current === undefined) {
      known.current = text
      return
    }
    const timer = setTimeout(() => {
      known.current = text
      setSaid(text)
    }, WAIT_MS)
    return () => clearTimeout(timer)
  }, [text, isLive])
  return said
}
