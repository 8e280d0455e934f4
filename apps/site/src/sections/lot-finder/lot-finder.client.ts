// The page may be older than the last sale, so one small request checks for changed lot states. If a state has changed,
// the finder hydrates without waiting for an interaction.

import { requestHydration } from '@/components/island/hydration-request'
import { finderOf, finderSelector } from './lot-finder.dom'

async function hydrateWhenChanged(finder: Element) {
  const { path, codes, fingerprint } = finderOf(finder)
  const response = await fetch(path, { cache: 'no-cache' })
  if (!response.ok) return
  const { states } = (await response.json()) as { states: Partial<Record<string, string>> }
  const isSame = codes.every(
    (code, index) => (states[code]?.charAt(0) ?? fingerprint.charAt(index)) === fingerprint.charAt(index),
  )
  if (!isSame) requestHydration(finder)
}

function checkFinders() {
  for (const finder of document.querySelectorAll(finderSelector)) hydrateWhenChanged(finder).catch(() => undefined)
}

// A page that was prerendered or opened in another tab may be shown minutes later, when the states have changed.
if (document.visibilityState === 'hidden') document.addEventListener('visibilitychange', checkFinders, { once: true })
else checkFinders()
