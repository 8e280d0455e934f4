'use client'

import { CheckboxInput, ConfirmationModal, useField, useModal, useTranslation } from '@payloadcms/ui'
import type { CheckboxFieldClientProps } from 'payload'
import { say } from '../../../panel/language/in-language'
import type { Label } from '../../../platform/labels'

const modalSlug = 'switch-on-maintenance'

/** One tick takes every page from visitors, so it asks once more. Switching off needs no question. */
export function MaintenanceSwitch({ field, path }: CheckboxFieldClientProps) {
  const { value, setValue } = useField<boolean>({ path })
  const { openModal } = useModal()
  const { i18n } = useTranslation()
  const told = (label: Label) => say(i18n.language, label)
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
        heading={told({ es: '¿Poner el sitio en mantenimiento?', en: 'Switch on maintenance?' })}
        body={told({
          es: 'Al publicar, en menos de un minuto los visitantes verán solo el aviso en lugar de todas las páginas, hasta que lo apagues aquí. Los formularios tampoco funcionarán.',
          en: 'Visitors will see the notice instead of every page, within a minute of publishing, until you switch it off here. Forms stop too.',
        })}
        confirmLabel={told({ es: 'Poner en mantenimiento', en: 'Switch on' })}
        cancelLabel={told({ es: 'Cancelar', en: 'Cancel' })}
        onConfirm={() => setValue(true)}
      />
    </div>
  )
}
