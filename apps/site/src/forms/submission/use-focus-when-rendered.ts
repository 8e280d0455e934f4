import { type RefObject, useEffect, useReducer, useRef } from 'react'

/** Returns a function that focuses an element as soon as React has rendered it, which may take several renders. */
export function useFocusWhenRendered(): (target: RefObject<HTMLElement | null>) => void {
  const pendingTarget = useRef<RefObject<HTMLElement | null> | null>(null)
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const element = pendingTarget.current?.current
    if (!element) return
    pendingTarget.current = null
    element.focus()
  })
  return (target) => {
    pendingTarget.current = target
    renderAgain()
  }
}
