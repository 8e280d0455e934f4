import { type RefObject, useEffect, useReducer, useRef } from 'react'

/** Puts the focus on an element as soon as React has drawn it, which may be some renders away. */
export function useFocusWhenDrawn(): (target: RefObject<HTMLElement | null>) => void {
  const wanted = useRef<RefObject<HTMLElement | null> | null>(null)
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const element = wanted.current?.current
    if (!element) return
    wanted.current = null
    element.focus()
  })
  return (target) => {
    wanted.current = target
    renderAgain()
  }
}
