import { type RefObject, useEffect, useRef } from 'react'

export function useFocusOnMount<E extends HTMLElement>(shouldFocus: boolean): RefObject<E | null> {
  const target = useRef<E>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves only on mount
  useEffect(() => {
    if (shouldFocus) target.current?.focus()
  }, [])
  return target
}
