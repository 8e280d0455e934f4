import { useEffect, useRef, useState } from 'react'

const QUIET_MS = 400

/** Returns the announcement of a section for screen readers: each change once, debounced, and none on page load. */
export function useAnnouncement(text: string, isHydrated: boolean): string {
  const [announced, setAnnounced] = useState('')
  const known = useRef<string>(undefined)
  useEffect(() => {
    if (!isHydrated) return
    if (known.current === undefined) {
      known.current = text
      return
    }
    const timer = setTimeout(() => {
      known.current = text
      setAnnounced(text)
    }, QUIET_MS)
    return () => clearTimeout(timer)
  }, [text, isHydrated])
  return announced
}
