import { useEffect, useState } from 'react'
import { askPreview, forgetPreview, knownPreview } from './ask-preview'
import type { PreviewState } from './book-preview'

/** What the page's script may have learnt already, and asked for again for each further sheet. */
export function useBookPreview(sheet: number): PreviewState {
  const [state, setState] = useState<PreviewState>({ kind: 'loading' })
  useEffect(() => {
    if (sheet > 1) forgetPreview()
    const known = knownPreview()
    if (known) return setState(known)
    let isCurrent = true
    askPreview().then((next) => isCurrent && setState(next))
    return () => {
      isCurrent = false
    }
  }, [sheet])
  return state
}
