import { type PreviewState, readPreview } from './book-preview'

let request: Promise<PreviewState> | undefined
let preview: PreviewState | undefined

/**
 * Fetches the expected complaint number, its date and its deadline. The page's script and the form share one request.
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

/** Returns the fetched preview, or undefined until it has loaded. */
export const cachedPreview = (): PreviewState | undefined => preview

/** Clears the cache, because the next complaint gets another number. */
export function resetPreview(): void {
  request = undefined
  preview = undefined
}
