'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * The panel suggests to unpublish when it counts no version newer than the published one, and it counts none either when
 * nothing was published yet. A first draft is one, so scheduling starts with "publish".
 */
export function UnpublishedDraft() {
  const { hasPublishedDoc, unpublishedVersionCount, setUnpublishedVersionCount } = useDocumentInfo()
  const isFirstDraft = !hasPublishedDoc && unpublishedVersionCount === 0
  useEffect(() => {
    if (isFirstDraft) setUnpublishedVersionCount(1)
  }, [isFirstDraft, setUnpublishedVersionCount])
  return null
}
