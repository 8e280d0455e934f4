import type { LotState } from '@sillar/domain/lot/lot.schema'
import { useEffect, useState } from 'react'

type LotsNow = { asOf: string; states: Record<string, LotState> }

/** A change has to be seen within ten seconds: the worker writes it in one or two of them. */
const EVERY_MS = 6000
const LONGEST_WAIT_MS = 5000

export type KnownNow = LotsNow & { isLost: boolean }

/** What changed since the page was made, asked for while somebody looks at it. What was learnt stays when nobody answers. */
export function useLotsNow(path: string, released: string): KnownNow {
  const [now, setNow] = useState<KnownNow>({ asOf: released, states: {}, isLost: false })
  useEffect(() => {
    const ends = new AbortController()
    async function ask() {
      if (document.visibilityState === 'hidden') return
      const known = await askOnce(path, ends.signal)
      if (ends.signal.aborted) return
      if (known === 'none') return
      setNow((before) => (known === 'lost' ? { ...before, isLost: true } : { ...known, isLost: false }))
    }
    void ask()
    const timer = setInterval(ask, EVERY_MS)
    document.addEventListener('visibilitychange', ask, { signal: ends.signal })
    return () => {
      clearInterval(timer)
      ends.abort()
    }
  }, [path])
  return now
}

/** A place without live states (404) is no error: the page shows those of its release. */
async function askOnce(path: string, signal: AbortSignal): Promise<LotsNow | 'none' | 'lost'> {
  try {
    const response = await fetch(path, {
      cache: 'no-cache',
      signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_WAIT_MS)]),
    })
    if (response.status === 404) return 'none'
    return response.ok ? ((await response.json()) as LotsNow) : 'lost'
  } catch {
    return 'lost'
  }
}
