'use client'

import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import type { Notices } from '../notices/read-notices'
import { sendNotices } from '../notices/views/notices-event'
import { PUBLISH_STATE_EVENT } from '../publishing/releases/views/use-publishing'
import type { MenuCounts } from './read-menu-counts'

const INTERVAL_MS = 60_000

const CountsContext = createContext<MenuCounts>({})

/**
 * Provides the counts of the menu. Polls them and the notices of the bell every minute, when the tab becomes visible
 * and when a publish starts or ends.
 */
export function MenuCountsProvider({ initial, children }: { initial: MenuCounts; children: ReactNode }) {
  const [counts, setCounts] = useState(initial)
  useEffect(() => setCounts(initial), [initial])
  useEffect(() => {
    const load = async () => {
      if (document.visibilityState === 'hidden') return
      const response = await fetch('/api/menu-counts', { credentials: 'same-origin' }).catch(() => undefined)
      if (!response?.ok) return
      const body = (await response.json()) as { counts: MenuCounts; notices?: Notices }
      setCounts(body.counts)
      // Without an answer the bell keeps the notices of the last minute.
      if (body.notices) sendNotices(body.notices)
    }
    const timer = setInterval(load, INTERVAL_MS)
    document.addEventListener('visibilitychange', load)
    window.addEventListener(PUBLISH_STATE_EVENT, load)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', load)
      window.removeEventListener(PUBLISH_STATE_EVENT, load)
    }
  }, [])
  return <CountsContext value={counts}>{children}</CountsContext>
}

type MenuCountProps = { pages: string[]; label: string; isUrgent?: boolean }

/** Renders the total of the counts of the given pages, with a label for screen readers. Renders nothing for zero. */
export function MenuCount({ pages, label, isUrgent = false }: MenuCountProps) {
  const counts: Record<string, number | undefined> = useContext(CountsContext)
  const total = pages.reduce((partial, page) => partial + (counts[page] ?? 0), 0)
  if (total === 0) return null
  return (
    <b className={isUrgent ? 'sidebar__count sidebar__count--urgent' : 'sidebar__count'}>
      <span>{label}</span> {total}
    </b>
  )
}
