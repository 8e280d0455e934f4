import { useEffect, useState } from 'react'

const QUIET_MS = 400

/** One announcement per change, once the person has come to rest. */
export function useAnnouncement(text: string): string {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), QUIET_MS)
    return () => clearTimeout(timer)
  }, [text])
  return said
}
