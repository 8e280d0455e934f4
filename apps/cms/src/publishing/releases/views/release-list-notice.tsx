'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { OthersNotice } from './others-notice'
import './publish-panel.css'
import { usePublishing } from './use-publishing'

/** Shows above the list of releases what colleagues publish, and loads the list again when the state changes. */
export function ReleaseListNotice() {
  const publishing = usePublishing()
  const router = useRouter()
  const { panel, others } = publishing ?? {}
  const known = JSON.stringify([panel, others?.at])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new state must load the list again.
  useEffect(() => router.refresh(), [known, router])
  return <OthersNotice publishing={publishing} />
}
