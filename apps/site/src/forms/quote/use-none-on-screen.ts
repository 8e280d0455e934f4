import { useEffect, useState } from 'react'

/** Whether none of these parts of the page is on the screen; until that is known, no. */
export function useNoneOnScreen(selectors: string): boolean {
  const [isNone, setNone] = useState(false)
  useEffect(() => {
    const onScreen = new Set<Element>()
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) isIntersecting ? onScreen.add(target) : onScreen.delete(target)
      setNone(onScreen.size === 0)
    })
    for (const part of document.querySelectorAll(selectors)) observer.observe(part)
    return () => observer.disconnect()
  }, [selectors])
  return isNone
}
