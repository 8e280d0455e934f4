// Page scripts use this event to hydrate an island that has `client:interaction` before the visitor interacts with it.

const HYDRATION_REQUEST = 'site:hydration-request'

/** Hydrates the island that contains the element. */
export function requestHydration(element: Element): void {
  element.dispatchEvent(new Event(HYDRATION_REQUEST, { bubbles: true }))
}

export function onHydrationRequest(island: Element, hydrate: () => void, signal: AbortSignal): void {
  island.addEventListener(HYDRATION_REQUEST, hydrate, { signal })
}
