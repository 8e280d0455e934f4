import { type RefObject, useEffect, useRef } from 'react'
import type { Phase } from './submission-phase'

/**
 * The button that reopens a form disappears with the notice or receipt it stood in. The function given back asks for
 * the focus: the first control takes it once the form is drawn, passing over a step that is not shown.
 */
export function useFocusOnReopen(form: RefObject<HTMLFormElement | null>, phase: Phase): () => void {
  const isAsked = useRef(false)
  useEffect(() => {
    if (phase.kind !== 'filling' || !isAsked.current) return
    isAsked.current = false
    form.current?.querySelector<HTMLElement>('.control:not([hidden] *)')?.focus()
  }, [form, phase])
  return () => {
    isAsked.current = true
  }
}
