import { useEffect, useState } from 'react'
import { askPreview, forgetPreview, knownPreview } from './ask-preview'
import type { PreviewState } from './book-preview'

/** Returns the preview, possibly already fetched by the page's script; fetches a new one for each further complaint. */
export function useBookPreview(sheet: number): PreviewState {
  const [state, setState] = useState<PreviewState>({ kind: 'loading' })
  useEffect(() => {
    if (sheet > 1) forgetPreview()
    const cached = knownPreview()
    if (cached) return setState(cached)
    let isCurrent = true
    askPreview().then((next) => isCurrent && setState(next))
    return () => {
      isCurrent = false
    }
  }, [sheet])
  return state
}
