'use client'

import { CheckboxInput, ConfirmationModal, useField, useModal, useTranslation } from '@payloadcms/ui'
import type { CheckboxFieldClientProps } from 'payload'
import { localize } from '../../../panel/language/in-language'
import type { Label } from '../../../platform/labels'

const modalSlug = 'switch-on-maintenance'

/** Asks for confirmation before maintenance is switched on, because it hides every page from visitors. */
export function MaintenanceSwitch({ field, path }: CheckboxFieldClientProps) {
  const { value, setValue } = useField<boolean>({ path })
  const { openModal } = useModal()
  const { i18n } = useTranslation()
  const translate = (label: Label) => localize(i18n.language, label)
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
        heading={translate({ es: '¿Poner el sitio en mantenimiento?', en: 'Switch on maintenance?' })}
        body={translate({
          es: 'Al publicar, en menos de un minuto los visitantes verán solo el aviso en lugar de todas las páginas, hasta que lo apagues aquí. Los formularios tampoco funcionarán.',
          en: 'Within a minute of publishing, visitors will see only the notice instead of every page, until you switch it off here. Forms stop working too.',
        })}
        confirmLabel={translate({ es: 'Poner en mantenimiento', en: 'Switch on' })}
        cancelLabel={translate({ es: 'Cancelar', en: 'Cancel' })}
        onConfirm={() => setValue(true)}
      />
    </div>
  )
}
