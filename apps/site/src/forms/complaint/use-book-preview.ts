import { useEffect, useState } from 'react'
import { type PreviewState, readPreview } from './book-preview'

/** Asked for when the form comes to life, and again for each further sheet. */
export function useBookPreview(sheet: number): PreviewState {
  const [state, setState] = useState<PreviewState>({ kind: 'loading' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another sheet has another number
  useEffect(() => {
    const abort = new AbortController()
    fetch('/api/complaints/next-number', { signal: abort.signal, headers: { accept: 'application/json' } })
      .then((response) => (response.ok ? response.json() : null))
      .then((answer: unknown) => setState(readPreview(answer)))
      .catch(() => {
        if (!abort.signal.aborted) setState({ kind: 'unknown' })
      })
    return () => abort.abort()
  }, [sheet])
  return state
}
