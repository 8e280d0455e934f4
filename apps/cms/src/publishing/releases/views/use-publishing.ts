'use client'

import type { PanelState, RecordState } from '@app/domain/release/release-state'
import { useCallback, useEffect, useState } from 'react'
import type { ShownFailure } from '../../schedule/shown-failure'

export type Publishing = { panel: PanelState; record?: RecordState; failedSchedules?: ShownFailure[] }

const CHANGED = 'app-publishing-changed'
const UNDER_WAY_MS = 2000
const AT_REST_MS = 15_000

/** Refreshes every part of the page after a save or a publish request. */
export function refreshPublishing(): void {
  window.dispatchEvent(new Event(CHANGED))
}

/** Returns the publishing state. Polls every 2 s during a publish, otherwise every 15 s, and not in a hidden tab. */
export function usePublishing(query = ''): Publishing | undefined {
  const [known, setKnown] = useState<Publishing>()
  const [isForbidden, setIsForbidden] = useState(false)
  const load = useCallback(async () => {
    if (document.visibilityState === 'hidden') return
    const response = await fetch(`/api/publishing${query}`, { credentials: 'same-origin' }).catch(() => undefined)
    setIsForbidden(response?.status === 403)
    if (response?.ok) setKnown(await response.json())
  }, [query])
  // Unknown counts too: the first request may have been sent before the login cookie was set.
  const isUnderWay = !known || known.panel.state === 'waiting' || known.panel.state === 'building'

  useEffect(() => {
    load()
    window.addEventListener(CHANGED, load)
    document.addEventListener('visibilitychange', load)
    return () => {
      window.removeEventListener(CHANGED, load)
      document.removeEventListener('visibilitychange', load)
    }
  }, [load])
  useEffect(() => {
    // Without permission there is nothing to poll.
    if (isForbidden) return
    const timer = setInterval(load, isUnderWay ? UNDER_WAY_MS : AT_REST_MS)
    return () => clearInterval(timer)
  }, [load, isUnderWay, isForbidden])
  return known
}

/** Requests a release; returns whether the CMS accepted it. */
export async function requestRelease(path: 'now' | 'rollback' | 'retry', body: object = {}): Promise<boolean> {
  const response = await fetch(`/api/publishing/${path}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined)
  refreshPublishing()
  return response?.ok ?? false
}
