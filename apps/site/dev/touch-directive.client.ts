import type { ClientDirective } from 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:touch'?: string
  }
}

const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const

/** The value names an entry of the session: where it exists, something typed or sent waits to be shown at once. */
const touchDirective: ClientDirective = (load, { value }) => {
  const waits = new AbortController()
  async function wake() {
    waits.abort()
    const hydrate = await load()
    await hydrate()
  }
  if (isKept(value)) return void wake()
  for (const sign of signs) addEventListener(sign, wake, { once: true, passive: true, signal: waits.signal })
}

function isKept(name: string): boolean {
  try {
    return sessionStorage.getItem(name) !== null
  } catch {
    return false
  }
}

// biome-ignore lint/style/noDefaultExport: Astro asks for it
export default touchDirective
