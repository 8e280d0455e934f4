'use client'

import { useAuth, useTranslation } from '@payloadcms/ui'
import { useRef } from 'react'
import { languageOf } from '../../../panel/language/language'
import { newsOfOthers } from './news-of-others'
import type { Publishing } from './use-publishing'

/**
 * Tells staff that a colleague has published or saved since they opened the page, so that no one publishes twice or
 * overwrites their changes.
 */
export function OthersNotice({ publishing }: { publishing: Publishing | undefined }) {
  const { i18n } = useTranslation()
  const { user } = useAuth<{ id: string; collection: 'users'; name?: string; email?: string }>()
  const first = useRef(publishing)
  first.current ??= publishing
  if (!publishing || !first.current) return null
  const viewer = user?.name || user?.email || null
  const news = newsOfOthers({ before: first.current, now: publishing, viewer, language: languageOf(i18n) })
  return (
    <div className="others-notice" role="status">
      {news && (
        <p>
          {news.text}{' '}
          {news.isThisRecord && (
            <button type="button" onClick={() => window.location.reload()}>
              {news.reload}
            </button>
          )}
        </p>
      )}
    </div>
  )
}
