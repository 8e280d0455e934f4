import { type RefObject, useEffect, useRef } from 'react'
import { focusFirstField } from './focus-first-field'
import type { Phase } from './submission-phase'

/**
 * The button that reopens a form disappears with the notice or receipt it stood in, and the focus with it. Calling the
 * returned function puts the focus on the first field once the form is drawn.
 */
export function useFocusOnReopen(form: RefObject<HTMLFormElement | null>, phase: Phase): () => void {
  const isAsked = useRef(false)
  useEffect(() => {
    if (phase.kind !== 'filling' || !isAsked.current) return
    isAsked.current = false
    focusFirstField(form.current)
  }, [form, phase])
  return () => {
    isAsked.current = true
  }
}
