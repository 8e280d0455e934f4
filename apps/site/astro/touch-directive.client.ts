import type { ClientDirective } from 'astro'
import { onHydrationRequest } from '../src/components/live/hydration-request'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:touch'?: boolean | string
  }
}

const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const

/**
 * The value names an entry of the session: where it exists, something typed or sent waits to be shown at once. So does a
 * choice that stands in the address.
 */
const touchDirective: ClientDirective = (load, { value }, island) => {
  const waits = new AbortController()
  async function wake() {
    waits.abort()
    const repeat = remember(island)
    const hydrate = await load()
    await hydrate()
    repeat()
  }
  if (location.search || isKept(value)) return void wake()
  const answer = (sign: Event) => isMeant(sign) && wake()
  for (const sign of signs) addEventListener(sign, answer, { passive: true, signal: waits.signal })
  onHydrationRequest(island, wake, waits.signal)
}

/** Browsers report a pointer that rests where a page appears as moved, by nothing. */
function isMeant(sign: Event): boolean {
  return !(sign instanceof PointerEvent && sign.type === 'pointermove') || sign.movementX !== 0 || sign.movementY !== 0
}

/**
 * The first touch may be a button of the island itself, or a lot of its plan, which cannot answer yet: the press is repeated
 * when it can.
 */
function remember(island: HTMLElement): () => void {
  let repeatPress: (() => void) | null = null
  let chosen: { list: HTMLSelectElement; value: string } | null = null
  const ends = new AbortController()
  island.addEventListener(
    'click',
    (press) => {
      const target = press.target as Element
      const button = target.closest<HTMLElement>('button[type=button]')
      const answersItself = target.closest('a, button, label, input, select, textarea, summary')
      repeatPress = button ? () => button.click() : answersItself ? null : () => pressAgain(target, press)
    },
    { signal: ends.signal },
  )
  island.addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLSelectElement) chosen = { list: target, value: target.value }
    },
    { signal: ends.signal },
  )
  return () => {
    ends.abort()
    // React takes over in a task of its own.
    setTimeout(() => {
      repeatPress?.()
      if (!chosen) return
      chosen.list.value = chosen.value
      chosen.list.dispatchEvent(new Event('change', { bubbles: true }))
    })
  }
}

/** With the kind of pointer, which a plan asks about; what was served may have become another element at the same place. */
function pressAgain(target: Element, press: MouseEvent): void {
  const { clientX, clientY, detail } = press
  const { pointerType = 'mouse' } = press as Partial<PointerEvent>
  const now = target.isConnected ? target : document.elementFromPoint(clientX, clientY)
  for (const type of ['pointerdown', 'pointerup', 'click'])
    now?.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX, clientY, detail, pointerType }))
}

function isKept(name: unknown): boolean {
  try {
    return typeof name === 'string' && sessionStorage.getItem(name) !== null
  } catch {
    return false
  }
}

// biome-ignore lint/style/noDefaultExport: Astro asks for it
export default touchDirective
