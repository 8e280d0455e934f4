// Lets a page script ask an island with `client:interaction` to hydrate at once.

const HYDRATION_REQUEST = 'site:hydration-request'

/** Requests hydration of the island that contains the element. */
export function requestHydration(element: Element): void {
  element.dispatchEvent(new Event(HYDRATION_REQUEST, { bubbles: true }))
}

export function onHydrationRequest(island: Element, hydrate: () => void, signal: AbortSignal): void {
  island.addEventListener(HYDRATION_REQUEST, hydrate, { signal })
}
