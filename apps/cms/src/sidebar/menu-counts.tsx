'use client'

import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import type { MenuCounts } from './read-menu-counts'

const INTERVAL_MS = 60_000

const CountsContext = createContext<MenuCounts>({})

/** Provides the counts of the menu. Polls them every minute and when the tab becomes visible. */
export function MenuCountsProvider({ initial, children }: { initial: MenuCounts; children: ReactNode }) {
  const [counts, setCounts] = useState(initial)
  useEffect(() => setCounts(initial), [initial])
  useEffect(() => {
    const load = async () => {
      if (document.visibilityState === 'hidden') return
      const response = await fetch('/api/menu-counts', { credentials: 'same-origin' }).catch(() => undefined)
      if (response?.ok) setCounts(await response.json())
    }
    const timer = setInterval(load, INTERVAL_MS)
    document.addEventListener('visibilitychange', load)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', load)
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
