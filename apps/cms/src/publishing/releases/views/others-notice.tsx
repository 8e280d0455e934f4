'use client'

import { useAuth, useTranslation } from '@payloadcms/ui'
import { useRef } from 'react'
import { languageOf } from '../../../panel/language/language'
import { changeNotice } from './change-notice'
import type { Publishing } from './use-publishing'

/**
 * Shows that a colleague has published or saved after the page was opened, so that staff do not publish twice or
 * overwrite those changes.
 */
export function OthersNotice({ publishing }: { publishing: Publishing | undefined }) {
  const { i18n } = useTranslation()
  const { user } = useAuth<{ id: string; collection: 'users'; name?: string; email?: string }>()
  const first = useRef(publishing)
  first.current ??= publishing
  if (!publishing || !first.current) return null
  const viewer = user?.name || user?.email || null
  const notice = changeNotice({ before: first.current, now: publishing, viewer, language: languageOf(i18n) })
  return (
    <div className="others-notice" role="status">
      {notice && (
        <p>
          {notice.text}{' '}
          {notice.isThisRecord && (
            <button type="button" onClick={() => window.location.reload()}>
              {notice.reload}
            </button>
          )}
        </p>
      )}
    </div>
  )
}
