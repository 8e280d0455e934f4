import { documentTypes } from '@app/domain/person/document-types'
import type { Field, GlobalConfig } from 'payload'
import { group, list } from '../../panel/fields/groups'
import { heading, line, optionalLine, paragraph } from '../../panel/fields/texts'
import { menuGroups } from '../../panel/navigation/menu-groups'
import type { Label } from '../../platform/labels'
import { publicGlobal } from '../public-content'

const labelGroup = (name: string, label: Label): Field =>
  group(name, label, [
    optionalLine('label', { es: 'Etiqueta', en: 'Label' }),
    optionalLine('placeholder', { es: 'Texto de ejemplo', en: 'Placeholder' }),
  ])

/** Staff cannot add document types, because the CRM defines their numbers and the form has a rule for each type. */
const documentType: Field = {
  name: 'documentTypeId',
  type: 'select',
  label: { es: 'Tipo de documento', en: 'Document Type Id' },
  required: true,
  options: documentTypes.map(({ id, label }) => ({ value: String(id), label })),
  admin: {
    description: {
      es: 'Lo que recibe el CRM y la regla con que se valida el número.',
      en: 'Sent to the CRM, and used by the form to validate the number.',
    },
  },
}

export const formTexts: GlobalConfig = publicGlobal({
  slug: 'form-texts',
  label: { es: 'Textos de formularios', en: 'Form Texts' },
  admin: { group: menuGroups.settings },
  fields: [
    group('lead', { es: 'Formulario de contacto', en: 'Contact Form' }, [
      ...heading(),
      line('button', { es: 'Texto del botón', en: 'Button' }),
      line('requiredNote', { es: 'Nota de campos obligatorios', en: 'Required Note' }),
      line('success', { es: 'Mensaje de éxito', en: 'Success' }),
      line('failure', { es: 'Mensaje de error', en: 'Failure' }),
      paragraph('receipt', { es: 'Texto del comprobante', en: 'Receipt' }),
    ]),
    {
      ...group('fields', { es: 'Campos del formulario', en: 'Fields' }, [
        labelGroup('firstName', { es: 'Nombres', en: 'First Name' }),
        labelGroup('lastName', { es: 'Apellidos', en: 'Last Name' }),
        labelGroup('email', { es: 'Correo', en: 'Email' }),
        labelGroup('phone', { es: 'Teléfono', en: 'Phone' }),
        labelGroup('documentType', { es: 'Tipo de documento', en: 'Document Type' }),
        labelGroup('document', { es: 'Número de documento', en: 'Document' }),
        labelGroup('project', { es: 'Proyecto', en: 'Project' }),
      ]),
      admin: {
        description: {
          es: 'Etiquetas y ejemplos del formulario de contacto; una etiqueta vacía es la usual.',
          en: 'Labels and examples of the contact form; an empty label uses the default.',
        },
      },
    },
    list('documents', { es: 'Tipos de documento', en: 'Documents', row: { es: 'Tipo de documento', en: 'Document' } }, [
      documentType,
      line('label', { es: 'Etiqueta', en: 'Label' }),
    ]),
    group('waitingList', { es: 'Lista de espera', en: 'Waiting List' }, [
      ...heading(),
      paragraph('intro', { es: 'Texto de entrada', en: 'Intro' }),
      line('button', { es: 'Texto del botón', en: 'Button' }),
    ]),
    group('appointment', { es: 'Visita', en: 'Visit' }, [
      ...heading(),
      paragraph('intro', { es: 'Texto de entrada', en: 'Intro' }),
    ]),
  ],
})
