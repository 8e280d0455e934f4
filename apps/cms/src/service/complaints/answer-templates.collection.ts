import type { CollectionConfig } from 'payload'

/** What customer service writes often. The places in braces are filled when a template is used. */
export const answerTemplates: CollectionConfig = {
  slug: 'answer-templates',
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'updatedAt'],
    group: 'Intake',
    description: {
      es: 'Escribe {nombre}, {número} o {fecha} donde van los datos del reclamo. Cualquier otro {hueco} queda abierto para quien responde: con un hueco abierto la respuesta no sale.',
      en: 'Write {name}, {number} or {date} where the data of the complaint go. Any other {place} stays open for whoever answers: an answer with an open place is not sent.',
    },
  },
  defaultSort: 'name',
  fields: [
    { name: 'name', type: 'text', required: true },
    { name: 'text', type: 'textarea', required: true, localized: true, maxLength: 8000, admin: { rows: 14 } },
  ],
}
