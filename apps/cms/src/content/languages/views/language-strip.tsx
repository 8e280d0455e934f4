'use client'

import { useLocale, useTranslation } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { localize } from '../../../panel/language/in-language'
import { noteStyle } from '../note-style'
import { useSaveBeforeSwitch } from './use-save-before-switch'

/**
 * Warns staff while they edit the English text. The panel keeps the content language from record to record, so they
 * might type Spanish by mistake.
 */
export function LanguageStrip() {
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const path = usePathname()
  useSaveBeforeSwitch()
  if (code === 'es') return null
  return (
    <p role="status" style={{ ...noteStyle, marginBlockEnd: 'var(--joint)' }}>
      <strong>
        {localize(i18n.language, {
          es: 'Estás escribiendo el texto en inglés.',
          en: 'You are writing the English text.',
        })}
      </strong>{' '}
      <a href={`${path}?locale=es`} data-content-language="es">
        {localize(i18n.language, { es: 'Volver al español', en: 'Switch to Spanish' })}
      </a>
    </p>
  )
}
