'use client'

import { useTranslation } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { languageOf } from '../language/language'
import { keepControlsNamed } from './control-names.dom'
import { letTabLeaveTexts } from './tab-leaves-texts.dom'

/** Wraps the panel, so that the controls of every page have names and can be left by keyboard. */
export function ControlNames({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  const language = languageOf(i18n)
  useEffect(() => keepControlsNamed(language), [language])
  useEffect(() => letTabLeaveTexts(document), [])
  return children
}
