// The page may be days older than the last sale. One small request checks whether a state has changed; only then does the
// finder hydrate before the first interaction, and it fetches the states itself.

import { requestHydration } from '@/components/island/hydration-request'
import { finderOf, finderSelector } from './lot-finder.dom'

async function hydrateWhenChanged(finder: Element) {
  const { path, codes, mark } = finderOf(finder)
  const response = await fetch(path, { cache: 'no-cache' })
  if (!response.ok) return
  const { states } = (await response.json()) as { states: Partial<Record<string, string>> }
  const isSame = codes.every((code, at) => (states[code]?.charAt(0) ?? mark.charAt(at)) === mark.charAt(at))
  if (!isSame) requestHydration(finder)
}

for (const finder of document.querySelectorAll(finderSelector)) hydrateWhenChanged(finder).catch(() => undefined)
