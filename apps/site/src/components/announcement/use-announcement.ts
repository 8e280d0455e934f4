import { useEffect, useRef, useState } from 'react'

const DEBOUNCE_MS = 400

/** Returns the text for screen readers to announce. It is debounced, and empty until the text first changes. */
export function useAnnouncement(text: string, isHydrated: boolean): string {
  const [announcement, setAnnouncement] = useState('')
  const lastText = useRef<string>(undefined)
  useEffect(() => {
    if (!isHydrated) return
    if (lastText.current === undefined) {
      lastText.current = text
      return
    }
    const timer = setTimeout(() => {
      lastText.current = text
      setAnnouncement(text)
    }, DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text, isHydrated])
  return announcement
}
