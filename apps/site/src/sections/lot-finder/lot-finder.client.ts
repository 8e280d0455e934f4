// The page may be days older than the last sale. One small request tells whether a state has changed, and only then the
// finder hydrates before the first interaction; it fetches the states again by itself.

import { requestHydration } from '@/components/live/hydration-request'
import { finderOf, finderSelector } from './lot-finder.hooks'

async function hydrateWhenChanged(finder: Element) {
  const { path, codes, mark } = finderOf(finder)
  const response = await fetch(path, { cache: 'no-cache' })
  if (!response.ok) return
  const { states } = (await response.json()) as { states: Partial<Record<string, string>> }
  const isSame = codes.every((code, at) => (states[code]?.charAt(0) ?? mark.charAt(at)) === mark.charAt(at))
  if (!isSame) requestHydration(finder)
}

for (const finder of document.querySelectorAll(finderSelector)) hydrateWhenChanged(finder).catch(() => undefined)
