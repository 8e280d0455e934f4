// A script of the page asks an island that waits for the first interaction (`client:touch`) to hydrate at once.

const HYDRATION_REQUEST = 'site:hydration-request'

/** The part is any element inside the island. */
export function requestHydration(part: Element): void {
  part.dispatchEvent(new Event(HYDRATION_REQUEST, { bubbles: true }))
}

export function onHydrationRequest(island: Element, hydrate: () => void, signal: AbortSignal): void {
  island.addEventListener(HYDRATION_REQUEST, hydrate, { signal })
}
