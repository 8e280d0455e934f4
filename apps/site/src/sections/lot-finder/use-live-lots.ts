import type { LotState } from '@app/domain/lot/lot.schema'
import { useEffect, useState } from 'react'

type LiveFile = { asOf: string; states: Record<string, LotState> }

/** A change must be visible within 10 s, and the worker needs 1 s or 2 s to write the live file. */
const POLL_INTERVAL_MS = 6000
const TIMEOUT_MS = 5000

export type LiveStates = LiveFile & { isLost: boolean }

/** Polls the live file while the page is visible. If a request fails, the last known states stay. */
export function useLiveLots(path: string, releasedAt: string): LiveStates {
  const [liveStates, setLiveStates] = useState<LiveStates>({ asOf: releasedAt, states: {}, isLost: false })
  useEffect(() => {
    const unmountController = new AbortController()
    async function poll() {
      if (document.visibilityState === 'hidden') return
      const latest = await fetchStates(path, unmountController.signal)
      if (unmountController.signal.aborted) return
      if (latest === 'none') return
      setLiveStates((previous) => (latest === 'lost' ? { ...previous, isLost: true } : { ...latest, isLost: false }))
    }
    void poll()
    const timer = setInterval(poll, POLL_INTERVAL_MS)
    document.addEventListener('visibilitychange', poll, { signal: unmountController.signal })
    return () => {
      clearInterval(timer)
      unmountController.abort()
    }
  }, [path])
  return liveStates
}

/** Returns `none` for a missing live file, which is not an error: the page then shows the states of its release. */
async function fetchStates(path: string, signal: AbortSignal): Promise<LiveFile | 'none' | 'lost'> {
  try {
    const response = await fetch(path, {
      cache: 'no-cache',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    })
    if (response.status === 404) return 'none'
    return response.ok ? ((await response.json()) as LiveFile) : 'lost'
  } catch {
    return 'lost'
  }
}
