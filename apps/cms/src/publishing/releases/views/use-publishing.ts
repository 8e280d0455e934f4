'use client'

import type { ChangeByOthers } from '@app/domain/release/change-by-others'
import type { PanelState, RecordState } from '@app/domain/release/release-state'
import { useCallback, useEffect, useState } from 'react'
import type { ShownFailure } from '../../schedule/shown-failure'
import type { RecordDraft } from '../read-record-draft'

/** A publish or unpublish that waits for its time. */
export type ShownSchedule = { job: string; type: 'publish' | 'unpublish'; at: string }

export type Publishing = {
  panel: PanelState
  /** The newest change that a colleague published. */
  others: ChangeByOthers | null
  record?: RecordState
  failedSchedules?: ShownFailure[]
  schedules?: ShownSchedule[]
  draft?: RecordDraft
}

const CHANGED_EVENT = 'app-publishing-changed'
/** Sent when the state of the publish on the page changes, for example when it has failed. */
export const PUBLISH_STATE_EVENT = 'app-publish-state'
const ACTIVE_INTERVAL_MS = 2000
const IDLE_INTERVAL_MS = 15_000

/** Reloads the publishing state in every component that shows it. */
export function refreshPublishing(): void {
  window.dispatchEvent(new Event(CHANGED_EVENT))
}

/** Returns the publishing state. Polls every 2 s during a publish, otherwise every 15 s, and not in a hidden tab. */
export function usePublishing(query = ''): Publishing | undefined {
  const [publishing, setPublishing] = useState<Publishing>()
  const [isForbidden, setIsForbidden] = useState(false)
  const load = useCallback(async () => {
    if (document.visibilityState === 'hidden') return
    const response = await fetch(`/api/publishing${query}`, { credentials: 'same-origin' }).catch(() => undefined)
    setIsForbidden(response?.status === 403)
    if (response?.ok) setPublishing(await response.json())
  }, [query])
  // An unknown state is polled often, because the first request may fail before the login cookie is set.
  const isInProgress = !publishing || publishing.panel.state === 'waiting' || publishing.panel.state === 'building'

  useEffect(() => {
    load()
    window.addEventListener(CHANGED_EVENT, load)
    document.addEventListener('visibilitychange', load)
    return () => {
      window.removeEventListener(CHANGED_EVENT, load)
      document.removeEventListener('visibilitychange', load)
    }
  }, [load])
  useEffect(() => {
    // Without permission, every further request would be rejected.
    if (isForbidden) return
    const timer = setInterval(load, isInProgress ? ACTIVE_INTERVAL_MS : IDLE_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [load, isInProgress, isForbidden])
  return publishing
}

/** Requests a release and returns whether the CMS accepted the request. */
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
