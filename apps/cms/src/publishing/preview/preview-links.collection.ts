import type { CollectionConfig, Field } from 'payload'
import { readableMoment } from '../../panel/fields/numbers'
import { menuGroups } from '../../panel/navigation/menu-groups'

const readOnly = (field: Field): Field => ({ ...field, admin: { readOnly: true, ...field.admin } }) as Field

/** The preview links for colleagues without an account. Deleting a link revokes it. */
export const previewLinks: CollectionConfig = {
  slug: 'preview-links',
  labels: {
    singular: { es: 'Enlace de vista previa', en: 'Preview Link' },
    plural: { es: 'Enlaces de vista previa', en: 'Preview Links' },
  },
  admin: {
    useAsTitle: 'address',
    defaultColumns: ['address', 'askedBy', 'createdAt', 'expiresAt'],
    group: menuGroups.system,
    description: {
      es: 'Quién compartió la vista previa de qué página y hasta cuándo vale. Si eliminas un enlace, deja de abrir la página al instante.',
      en: 'Who shared the preview of which page, and until when. Deleting a link revokes it at once.',
    },
  },
  defaultSort: '-createdAt',
  fields: [
    readOnly({ name: 'address', type: 'text', label: { es: 'Dirección', en: 'URL' }, required: true }),
    readOnly({
      name: 'addressInEnglish',
      type: 'text',
      label: { es: 'Dirección en inglés', en: 'URL in English' },
      required: true,
    }),
    readOnly({ name: 'askedBy', type: 'text', label: { es: 'Pedido por', en: 'Requested By' } }),
    readOnly({
      name: 'expiresAt',
      type: 'date',
      label: { es: 'Vale hasta', en: 'Expires At' },
      required: true,
      admin: { date: readableMoment },
    }),
  ],
}
