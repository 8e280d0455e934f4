import { type RefObject, useEffect, useRef } from 'react'

export function useFocusOnMount<E extends HTMLElement>(takesFocus: boolean): RefObject<E | null> {
  const target = useRef<E>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount
  useEffect(() => {
    if (takesFocus) target.current?.focus()
  }, [])
  return target
}
