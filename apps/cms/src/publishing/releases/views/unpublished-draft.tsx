'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * Payload's drawer suggests unpublishing if no version is newer than the published one, and also if nothing was
 * published yet. Counting a first draft as one makes it suggest "publish".
 */
export function UnpublishedDraft() {
  const { hasPublishedDoc, unpublishedVersionCount, setUnpublishedVersionCount } = useDocumentInfo()
  const isFirstDraft = !hasPublishedDoc && unpublishedVersionCount === 0
  useEffect(() => {
    if (isFirstDraft) setUnpublishedVersionCount(1)
  }, [isFirstDraft, setUnpublishedVersionCount])
  return null
}
