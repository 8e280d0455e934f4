import { type PreviewState, readPreview } from './book-preview'

let request: Promise<PreviewState> | undefined
let preview: PreviewState | undefined

/** Fetches the expected complaint number once, for the page's script and the form. */
export function askPreview(): Promise<PreviewState> {
  request ??= fetch('/api/complaints/next-number', { headers: { accept: 'application/json' } })
    .then((response) => (response.ok ? response.json() : null))
    .then(readPreview, () => ({ kind: 'unknown' as const }))
    .then((state) => {
      preview = state
      return state
    })
  return request
}

/** Returns the response if it has already arrived. */
export const knownPreview = (): PreviewState | undefined => preview

/** The next complaint has another number. */
export function forgetPreview(): void {
  request = undefined
  preview = undefined
}
