'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * Makes Payload's schedule drawer suggest "publish" for a first draft. Without unpublished versions, the drawer
 * suggests "unpublish", even if the record was never published.
 */
export function UnpublishedDraft() {
  const { hasPublishedDoc, unpublishedVersionCount, setUnpublishedVersionCount } = useDocumentInfo()
  const isFirstDraft = !hasPublishedDoc && unpublishedVersionCount === 0
  useEffect(() => {
    if (isFirstDraft) setUnpublishedVersionCount(1)
  }, [isFirstDraft, setUnpublishedVersionCount])
  return null
}
