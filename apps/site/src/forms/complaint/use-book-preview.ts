import { useEffect, useState } from 'react'
import type { PreviewState } from './book-preview'
import { cachedPreview, fetchPreview, resetPreview } from './fetch-preview'

/**
 * Returns the expected complaint number with its dates. Each further complaint on the same page fetches a new number.
 */
export function useBookPreview(complaintCount: number): PreviewState {
  const [state, setState] = useState<PreviewState>({ kind: 'loading' })
  useEffect(() => {
    if (complaintCount > 1) resetPreview()
    const cachedState = cachedPreview()
    if (cachedState) return setState(cachedState)
    let isCurrent = true
    fetchPreview().then((next) => isCurrent && setState(next))
    return () => {
      isCurrent = false
    }
  }, [complaintCount])
  return state
}
