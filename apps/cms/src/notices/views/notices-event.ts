import type { Notices } from '../read-notices'

const NOTICES_EVENT = 'app-notices'

/** Passes the notices to the bell. The menu polls them together with its counts. */
export const sendNotices = (notices: Notices) =>
  window.dispatchEvent(new CustomEvent<Notices>(NOTICES_EVENT, { detail: notices }))

/** Calls the function with new notices. Returns a function that stops this. */
export function onNotices(handle: (notices: Notices) => void): () => void {
  const listener = (event: Event) => handle((event as CustomEvent<Notices>).detail)
  window.addEventListener(NOTICES_EVENT, listener)
  return () => window.removeEventListener(NOTICES_EVENT, listener)
}
