import { useEffect, useState } from 'react'

/**
 * Half an answer outlives a reload and a session that ended, in this tab alone: what is about a consumer does not stay on
 * an office's computer.
 */
export function useDraft(complaintId: string) {
  const key = `complaint-answer-${complaintId}`
  const [text, setText] = useState('')
  const [isKept, setIsKept] = useState(false)

  useEffect(() => {
    const kept = sessionStorage.getItem(key)
    if (!kept) return
    setText(kept)
    setIsKept(true)
  }, [key])

  return {
    text,
    isKept,
    setText(next: string) {
      setText(next)
      sessionStorage.setItem(key, next)
      setIsKept(next !== '')
    },
    forget() {
      sessionStorage.removeItem(key)
      setIsKept(false)
    },
  }
}
