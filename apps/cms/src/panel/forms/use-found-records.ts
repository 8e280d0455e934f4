'use client'

import { useEffect, useState } from 'react'
import type { FoundRecord } from './found-record'

const DELAY_MS = 150
const MIN_LENGTH = 2

type Search = { records: FoundRecord[]; state: 'idle' | 'searching' | 'failed' }

/** Returns the records that match the text. Old results stay until new ones arrive, so the list does not flicker. */
export function useFoundRecords(text: string): Search {
  const [search, setSearch] = useState<Search>({ records: [], state: 'idle' })
  useEffect(() => {
    if (text.trim().length < MIN_LENGTH) {
      setSearch({ records: [], state: 'idle' })
      return
    }
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      setSearch(({ records }) => ({ records, state: 'searching' }))
      try {
        const response = await fetch('/api/palette', {
          method: 'POST',
          credentials: 'same-origin',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ text }),
          signal: controller.signal,
        })
        if (!response.ok) throw new Error(String(response.status))
        const { records } = (await response.json()) as { records: FoundRecord[] }
        setSearch({ records, state: 'idle' })
      } catch {
        if (!controller.signal.aborted) setSearch({ records: [], state: 'failed' })
      }
    }, DELAY_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [text])
  return search
}
