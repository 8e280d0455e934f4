// The page may be days older than the last sale. One small request tells whether any state is another one by now, and only
// then the finder is woken before the visitor touches anything; it asks again by itself.

import { finderOf, finderSelector } from './lot-finder.hooks'

async function wakeWhenChanged(finder: Element) {
  const { path, codes, mark } = finderOf(finder)
  const response = await fetch(path, { cache: 'no-cache' })
  if (!response.ok) return
  const { states } = (await response.json()) as { states: Partial<Record<string, string>> }
  const isSame = codes.every((code, at) => (states[code]?.charAt(0) ?? mark.charAt(at)) === mark.charAt(at))
  // What wakes it is a sign of life on the page (client:touch).
  if (!isSame) dispatchEvent(new Event('scroll'))
}

for (const finder of document.querySelectorAll(finderSelector)) wakeWhenChanged(finder).catch(() => undefined)
