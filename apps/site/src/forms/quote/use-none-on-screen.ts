import { useEffect, useState } from 'react'

/** Returns whether none of these elements is in the viewport; false until that is known. */
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
