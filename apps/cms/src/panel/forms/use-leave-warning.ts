'use client'

import { useEffect } from 'react'

/** Asks for confirmation before the user closes, reloads or follows a link on a page with unsaved input. */
export function useLeaveWarning(question: string | undefined): void {
  useEffect(() => {
    if (!question) return
    const beforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    // Links of the panel navigate without unloading the page, so they need their own check.
    const beforeLink = (event: MouseEvent) => {
      const link = (event.target as Element).closest?.('a[href]')
      const opensInSameTab = link && !link.getAttribute('target') && !event.metaKey && !event.ctrlKey && !event.shiftKey
      if (!opensInSameTab || window.confirm(question)) return
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('beforeunload', beforeUnload)
    document.addEventListener('click', beforeLink, true)
    return () => {
      window.removeEventListener('beforeunload', beforeUnload)
      document.removeEventListener('click', beforeLink, true)
    }
  }, [question])
}
