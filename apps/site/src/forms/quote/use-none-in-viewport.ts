import { useEffect, useState } from 'react'

/**
 * Returns whether none of the matching elements is in the viewport. It is false until the browser has measured them.
 */
export function useNoneInViewport(selectors: string): boolean {
  const [isNone, setIsNone] = useState(false)
  useEffect(() => {
    const visibleElements = new Set<Element>()
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries)
        isIntersecting ? visibleElements.add(target) : visibleElements.delete(target)
      setIsNone(visibleElements.size === 0)
    })
    for (const element of document.querySelectorAll(selectors)) observer.observe(element)
    return () => observer.disconnect()
  }, [selectors])
  return isNone
}
