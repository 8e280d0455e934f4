'use client'

import { CheckboxInput, ConfirmationModal, useField, useModal, useTranslation } from '@payloadcms/ui'
import type { CheckboxFieldClientProps } from 'payload'
import { say } from '../../../panel/language/in-language'

const modalSlug = 'switch-on-maintenance'

/** One tick takes every page from visitors, so it asks once more. Switching off needs no question. */
export function MaintenanceSwitch({ field, path }: CheckboxFieldClientProps) {
  const { value, setValue } = useField<boolean>({ path })
  const { openModal } = useModal()
  const { i18n } = useTranslation()
  const told = (words: string) => say(i18n.language, words)
  return (
    <div className="field-type checkbox">
      <CheckboxInput
        id="field-on"
        name={path}
        label={field.label as Record<string, string>}
        checked={Boolean(value)}
        onToggle={() => (value ? setValue(false) : openModal(modalSlug))}
      />
      <ConfirmationModal
        modalSlug={modalSlug}
        heading={told('Switch on maintenance?')}
        body={told(
          'Visitors will see the notice instead of every page, within a minute of publishing, until you switch it off here. Forms stop too.',
        )}
        confirmLabel={told('Switch on')}
        cancelLabel={told('Cancel')}
        onConfirm={() => setValue(true)}
      />
    </div>
  )
}
