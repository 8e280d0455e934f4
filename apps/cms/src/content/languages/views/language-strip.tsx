'use client'

import { useLocale, useTranslation } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { say } from '../../../panel/language/in-language'
import { noteStyle } from '../note-style'

/** The panel remembers the language of the content from one record to the next; Spanish is not to be typed into English. */
export function LanguageStrip() {
  const { code } = useLocale()
  const { i18n } = useTranslation()
  const path = usePathname()
  if (code === 'es') return null
  return (
    <p role="status" style={noteStyle}>
      <strong>
        {say(i18n.language, { es: 'Estás escribiendo el texto en inglés.', en: 'You are writing the English text.' })}
      </strong>{' '}
      <a href={`${path}?locale=es`}>{say(i18n.language, { es: 'Volver al español', en: 'Go to Spanish' })}</a>
    </p>
  )
}
