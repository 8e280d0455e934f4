'use client'

import { useRowLabel, useTranslation } from '@payloadcms/ui'
import { rowTitle } from './row-title-text'

/** Renders the title of a row: its number and text, or its kind and number if it has no text. */
export function RowTitle({ names }: { names: { en: string; es: string } }) {
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown>>()
  const { i18n } = useTranslation()
  const kind = i18n.language === 'en' ? names.en : names.es
  const title = rowTitle(data)
  return <span>{title ? `${rowNumber + 1}. ${title}` : `${kind} ${rowNumber + 1}`}</span>
}
