import { type PreviewState, readPreview } from './book-preview'

let request: Promise<PreviewState> | undefined
let preview: PreviewState | undefined

/**
 * Fetches the expected complaint number, the date of filing and the deadline. The page's script and the form share one
 * request.
 */
export function fetchPreview(): Promise<PreviewState> {
  request ??= fetch('/api/complaints/next-number', { headers: { accept: 'application/json' } })
    .then((response) => (response.ok ? response.json() : null))
    .then(readPreview, () => ({ kind: 'unknown' as const }))
    .then((state) => {
      preview = state
      return state
    })
  return request
}

/** Returns the fetched number with its dates, or undefined until they have loaded. */
export const cachedPreview = (): PreviewState | undefined => preview

/** Clears the cache, because the next complaint gets another number. */
export function resetPreview(): void {
  request = undefined
  preview = undefined
}
