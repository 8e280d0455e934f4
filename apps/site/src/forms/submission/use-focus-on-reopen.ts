import { type RefObject, useEffect, useRef } from 'react'
import { focusFirstField } from './focus-first-field'
import type { Phase } from './submission-phase'

/**
 * Returns a function that focuses the first field after the form reopens. Otherwise the focus would be lost, because
 * the button that reopens the form disappears.
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
