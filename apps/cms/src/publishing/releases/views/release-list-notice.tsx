'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { OthersNotice } from './others-notice'
import './publish-panel.css'
import { usePublishing } from './use-publishing'

/** Shows above the list of releases what colleagues publish, and reloads the list when the publishing state changes. */
export function ReleaseListNotice() {
  const publishing = usePublishing()
  const router = useRouter()
  const { panel, others } = publishing ?? {}
  const state = publishing && JSON.stringify([panel, others?.at])
  const listedState = useRef(state)
  useEffect(() => {
    if (listedState.current && listedState.current !== state) router.refresh()
    listedState.current = state
  }, [state, router])
  return <OthersNotice publishing={publishing} />
}
