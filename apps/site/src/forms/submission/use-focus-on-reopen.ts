import { type RefObject, useEffect, useRef } from 'react'
import { focusFirstField } from './focus-first-field'
import type { Phase } from './submission-phase'

/**
 * The button that reopens a form disappears together with its notice or receipt, and the focus is lost. The returned
 * function focuses the first field once the form has rendered.
 */
export function useFocusOnReopen(form: RefObject<HTMLFormElement | null>, phase: Phase): () => void {
  const isRequested = useRef(false)
  useEffect(() => {
    if (phase.kind !== 'filling' || !isRequested.current) return
    isRequested.current = false
    focusFirstField(form.current)
  }, [form, phase])
  return () => {
    isRequested.current = true
  }
}
