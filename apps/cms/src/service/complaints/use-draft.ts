import { useEffect, useState } from 'react'

/**
 * Keeps the draft of an answer across reloads and logins, in this tab only: personal data must not stay on a shared
 * computer.
 */
export function useDraft(complaintId: string) {
  const key = `complaint-answer-${complaintId}`
  const [text, setText] = useState('')
  const [isSaved, setIsSaved] = useState(false)

  useEffect(() => {
    const saved = sessionStorage.getItem(key)
    if (!saved) return
    setText(saved)
    setIsSaved(true)
  }, [key])

  return {
    text,
    isSaved,
    setText(next: string) {
      setText(next)
      sessionStorage.setItem(key, next)
      setIsSaved(next !== '')
    },
    forget() {
      sessionStorage.removeItem(key)
      setIsSaved(false)
    },
  }
}
