'use client'

import { locales } from '@app/domain/language/locale'
import { TextareaInput, useField, useLocale, useTranslation } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { languageOf } from '../../../panel/language/language'
import { mediaMessages } from '../messages'

/** Renders the alternative texts in both languages, whichever language of the content is open. */
export function AltTexts({ path, field, readOnly }: TextFieldClientProps) {
  const { code } = useLocale()
  const messages = mediaMessages[languageOf(useTranslation().i18n)]
  const alt = useField<string>({ path })
  const otherAlt = useField<string>({ path: 'otherAlt' })
  return (
    <fieldset className="alt-texts">
      <legend className="desk-hidden">{messages.alt}</legend>
      {locales.map((locale) => {
        const isEdited = locale === code
        const { value, setValue, showError } = isEdited ? alt : otherAlt
        return (
          <TextareaInput
            key={locale}
            path={isEdited ? path : 'otherAlt'}
            label={messages.altIn[locale]}
            description={messages.altNote[locale]}
            required={isEdited && field.required}
            readOnly={Boolean(readOnly) || alt.disabled}
            rows={3}
            showError={showError}
            value={value ?? ''}
            onChange={(event) => setValue(event.target.value)}
          />
        )
      })}
    </fieldset>
  )
}
