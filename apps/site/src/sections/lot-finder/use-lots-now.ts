import type { LotState } from '@app/domain/lot/lot.schema'
import { useEffect, useState } from 'react'

type LotsNow = { asOf: string; states: Record<string, LotState> }

/** A change must be visible within ten seconds: the worker needs one or two of them to write it. */
const POLL_INTERVAL_MS = 6000
const TIMEOUT_MS = 5000

export type KnownNow = LotsNow & { isLost: boolean }

/** Polls state changes while the page is visible. If a request fails, the last known states are kept. */
export function useLotsNow(path: string, released: string): KnownNow {
  const [now, setNow] = useState<KnownNow>({ asOf: released, states: {}, isLost: false })
  useEffect(() => {
    const unmount = new AbortController()
    async function poll() {
      if (document.visibilityState === 'hidden') return
      const latest = await fetchStates(path, unmount.signal)
      if (unmount.signal.aborted) return
      if (latest === 'none') return
      setNow((before) => (latest === 'lost' ? { ...before, isLost: true } : { ...latest, isLost: false }))
    }
    void poll()
    const timer = setInterval(poll, POLL_INTERVAL_MS)
    document.addEventListener('visibilitychange', poll, { signal: unmount.signal })
    return () => {
      clearInterval(timer)
      unmount.abort()
    }
  }, [path])
  return now
}

/** A missing file (404) is not an error: the page shows the states of its release. */
async function fetchStates(path: string, signal: AbortSignal): Promise<LotsNow | 'none' | 'lost'> {
  try {
    const response = await fetch(path, {
      cache: 'no-cache',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    })
    if (response.status === 404) return 'none'
    return response.ok ? ((await response.json()) as LotsNow) : 'lost'
  } catch {
    return 'lost'
  }
}
