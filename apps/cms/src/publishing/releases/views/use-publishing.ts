'use client'

import type { PanelState, RecordState } from '@sillar/domain/release/release-state'
import { useCallback, useEffect, useState } from 'react'
import type { ShownFailure } from '../../schedule/shown-failure'

export type Publishing = { panel: PanelState; record?: RecordState; failedSchedules?: ShownFailure[] }

const CHANGED = 'sillar-publishing-changed'
const UNDER_WAY_MS = 2000
const AT_REST_MS = 15_000

/** Lets every part of the page look again at once: something was saved or asked for. */
export function lookAgain(): void {
  window.dispatchEvent(new Event(CHANGED))
}

/** What visitors see, asked again every few seconds while something is under way, and not at all in a hidden tab. */
export function usePublishing(query = ''): Publishing | undefined {
  const [known, setKnown] = useState<Publishing>()
  const [isRefused, setIsRefused] = useState(false)
  const look = useCallback(async () => {
    if (document.visibilityState === 'hidden') return
    const response = await fetch(`/api/publishing${query}`, { credentials: 'same-origin' }).catch(() => undefined)
    setIsRefused(response?.status === 403)
    if (response?.ok) setKnown(await response.json())
  }, [query])
  // Unknown counts too: the first look may have come before the login had its cookie.
  const isUnderWay = !known || known.panel.state === 'waiting' || known.panel.state === 'building'

  useEffect(() => {
    look()
    window.addEventListener(CHANGED, look)
    document.addEventListener('visibilitychange', look)
    return () => {
      window.removeEventListener(CHANGED, look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [look])
  useEffect(() => {
    // Whoever may not know will not know in two seconds either.
    if (isRefused) return
    const timer = setInterval(look, isUnderWay ? UNDER_WAY_MS : AT_REST_MS)
    return () => clearInterval(timer)
  }, [look, isUnderWay, isRefused])
  return known
}

/** Asks for a release; true when the CMS took it. */
export async function askToPublish(path: 'now' | 'rollback' | 'retry', body: object = {}): Promise<boolean> {
  const response = await fetch(`/api/publishing/${path}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined)
  lookAgain()
  return response?.ok ?? false
}
