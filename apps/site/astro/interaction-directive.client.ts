import type { ClientDirective } from 'astro'
import { onHydrationRequest } from '../src/components/island/hydration-request'
import { recordEarlyInput } from './early-input'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: boolean | string
  }
}

const interactionEvents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const

/**
 * Hydrates an island on the first interaction with the page, or earlier if a script requests it. An island hydrates at
 * once if the URL has a query string, or if the session storage has an entry named `value`, such as a draft or a
 * receipt.
 */
const interactionDirective: ClientDirective = (load, { value }, island) => {
  const pendingController = new AbortController()
  async function hydrateIsland() {
    pendingController.abort()
    const repeatEarlyPress = recordEarlyPress(island)
    const repeatEarlyInput = recordEarlyInput(island)
    const hydrate = await load()
    await hydrate()
    // React hydrates in a separate task.
    setTimeout(() => {
      repeatEarlyPress()
      repeatEarlyInput()
    })
  }
  if (location.search || hasSessionEntry(value)) return void hydrateIsland()
  const onInteraction = (event: Event) => isRealInteraction(event) && hydrateIsland()
  for (const type of interactionEvents)
    addEventListener(type, onInteraction, { passive: true, signal: pendingController.signal })
  onHydrationRequest(island, hydrateIsland, pendingController.signal)
}

/**
 * Returns false for a pointermove without movement, which Chromium fires when a page appears under a resting pointer.
 */
function isRealInteraction(event: Event): boolean {
  return (
    !(event instanceof PointerEvent && event.type === 'pointermove') || event.movementX !== 0 || event.movementY !== 0
  )
}

/**
 * Records the last click in an island before hydration. Returns a function that repeats it afterwards, except a click
 * that the browser handles without React, such as on a link.
 */
function recordEarlyPress(island: HTMLElement): () => void {
  let repeatPress: (() => void) | null = null
  const recordingController = new AbortController()
  island.addEventListener(
    'click',
    (press) => {
      const target = press.target as Element
      const button = target.closest<HTMLElement>('button[type=button]')
      const isHandledByBrowser = target.closest('a, button, label, input, select, textarea, summary')
      repeatPress = button ? () => button.click() : isHandledByBrowser ? null : () => dispatchPress(target, press)
    },
    { signal: recordingController.signal },
  )
  return () => {
    recordingController.abort()
    repeatPress?.()
  }
}

/**
 * Dispatches the press again with its pointer type, which the site plan checks. If hydration replaced the target, the
 * element at the same position receives the press.
 */
function dispatchPress(target: Element, press: MouseEvent): void {
  const { clientX, clientY, detail } = press
  const { pointerType = 'mouse' } = press as Partial<PointerEvent>
  const current = target.isConnected ? target : document.elementFromPoint(clientX, clientY)
  for (const type of ['pointerdown', 'pointerup', 'click'])
    current?.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX, clientY, detail, pointerType }))
}

function hasSessionEntry(name: unknown): boolean {
  try {
    return typeof name === 'string' && sessionStorage.getItem(name) !== null
  } catch {
    return false
  }
}

// biome-ignore lint/style/noDefaultExport: Astro requires it
export default interactionDirective
