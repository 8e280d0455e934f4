import { type PreviewState, readPreview } from './book-preview'

let asked: Promise<PreviewState> | undefined
let known: PreviewState | undefined

/** The expected number. It is asked for once, by whoever comes first: the page's script or the form. */
export function askPreview(): Promise<PreviewState> {
  asked ??= fetch('/api/complaints/next-number', { headers: { accept: 'application/json' } })
    .then((response) => (response.ok ? response.json() : null))
    .then(readPreview, () => ({ kind: 'unknown' as const }))
    .then((state) => {
      known = state
      return state
    })
  return asked
}

/** What the answer was, if there is one already. */
export const knownPreview = (): PreviewState | undefined => known

/** The next sheet has another number. */
export function forgetPreview(): void {
  asked = undefined
  known = undefined
}
