'use client'

import { getTranslation } from '@payloadcms/translations'
import { useConfig, useDocumentInfo, useDocumentTitle, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'
import { languageOf } from '../language/language'
import { recordFormMessages } from './messages'

/**
 * Replaces Payload's title "[Untitled]" of a record that has not been saved yet, and its id as the title of a record
 * without a title in the content language.
 */
export function NewRecordTitle() {
  const { i18n, t } = useTranslation()
  const { id, collectionSlug } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const { title, setDocumentTitle } = useDocumentTitle()
  const singular = collectionSlug && getEntityConfig({ collectionSlug })?.labels?.singular
  const label = singular ? getTranslation(singular as string, i18n).toLocaleLowerCase(i18n.language) : ''
  const messages = recordFormMessages[languageOf(i18n)]
  const isUntitled = title === `[${t('general:untitled')}]` || (Boolean(id) && title === String(id))
  const newTitle = id ? messages.untitled(label) : messages.newRecord(label)

  useEffect(() => {
    if (!isUntitled || !label) return
    // Payload sets its title in an effect that runs after this one.
    const timer = setTimeout(() => setDocumentTitle(newTitle))
    return () => clearTimeout(timer)
  }, [isUntitled, label, newTitle, setDocumentTitle])
  return null
}
