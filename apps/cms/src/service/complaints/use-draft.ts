import { useEffect, useState } from 'react'

/**
 * Returns the draft of an answer, which survives reloads. It is stored only for this tab, because personal data must
 * not remain on a shared computer.
 */
export function useDraft(complaintId: string) {
  const key = `complaint-answer-${complaintId}`
  const [text, setText] = useState('')
  const [isSaved, setIsSaved] = useState(false)

  useEffect(() => {
    const savedText = sessionStorage.getItem(key)
    if (!savedText) return
    setText(savedText)
    setIsSaved(true)
  }, [key])

  return {
    text,
    isSaved,
    setText(newText: string) {
      setText(newText)
      sessionStorage.setItem(key, newText)
      setIsSaved(newText !== '')
    },
    removeDraft() {
      sessionStorage.removeItem(key)
      setIsSaved(false)
    },
  }
}
