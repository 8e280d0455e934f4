import type { CollectionConfig } from 'payload'
import { menuGroups } from '../../panel/navigation/menu-groups'

/** Texts that customer service uses often. Their placeholders are filled when a template is inserted. */
export const answerTemplates: CollectionConfig = {
  slug: 'answer-templates',
  labels: {
    singular: { es: 'Plantilla de respuesta', en: 'Answer Template' },
    plural: { es: 'Plantillas de respuesta', en: 'Answer Templates' },
  },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'updatedAt'],
    group: menuGroups.intake,
    description: {
      es: 'Escribe {nombre}, {número} o {fecha} donde van los datos del reclamo. Cualquier otro {hueco} queda abierto para quien responde: con un hueco abierto la respuesta no sale.',
      en: 'Write {name}, {number} or {date} to insert data of the complaint. Any other {placeholder} must be filled in by hand: an answer with an open placeholder is not sent.',
    },
  },
  defaultSort: 'name',
  fields: [
    { name: 'name', type: 'text', label: { es: 'Nombre', en: 'Name' }, required: true },
    {
      name: 'text',
      type: 'textarea',
      label: { es: 'Texto', en: 'Text' },
      required: true,
      localized: true,
      maxLength: 8000,
      admin: { rows: 14 },
    },
  ],
}
