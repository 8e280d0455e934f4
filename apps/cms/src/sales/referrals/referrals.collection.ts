import type { CollectionConfig } from 'payload'
import { intakeRecord, integer, locale, optional, submissionKeys, text } from '../../panel/fields/intake-record'
import { listOf } from '../../panel/list/list-config'

export const referrals: CollectionConfig = intakeRecord({
  slug: 'referrals',
  labels: {
    singular: { es: 'Envío de referidos', en: 'Referral' },
    plural: { es: 'Referidos', en: 'Referrals' },
  },
  admin: { useAsTitle: 'reference', defaultColumns: ['reference', 'createdAt', 'firstName', 'lastName'] },
  custom: listOf({ title: ['firstName', 'lastName'], note: ['reference'], columns: ['createdAt'] }),
  fields: [
    ...submissionKeys,
    text('firstName', { es: 'Nombres', en: 'First Name' }),
    text('lastName', { es: 'Apellidos', en: 'Last Name' }),
    text('email', { es: 'Correo', en: 'Email' }),
    text('phone', { es: 'Teléfono', en: 'Phone' }),
    integer('documentTypeId', { es: 'Tipo de documento', en: 'Document Type Id' }, false),
    optional('document', { es: 'Número de documento', en: 'Document' }),
    // The database creates the code of the personal link.
    { name: 'linkCode', type: 'text', label: { es: 'Código de su enlace', en: 'Link Code' }, unique: true },
    locale,
  ],
})

export const referredPersons: CollectionConfig = intakeRecord({
  slug: 'referred-persons',
  labels: {
    singular: { es: 'Persona referida', en: 'Referred Person' },
    plural: { es: 'Personas referidas', en: 'Referred Persons' },
  },
  admin: { useAsTitle: 'lastName', defaultColumns: ['lastName', 'firstName', 'referral', 'duplicateOf', 'createdAt'] },
  custom: listOf({ title: ['firstName', 'lastName'], columns: ['referral', 'duplicateOf', 'createdAt'] }),
  fields: [
    {
      name: 'referral',
      type: 'relationship',
      label: { es: 'Envío de referidos', en: 'Referral' },
      relationTo: 'referrals',
      required: true,
    },
    integer('position', { es: 'Posición', en: 'Position' }),
    text('firstName', { es: 'Nombres', en: 'First Name' }),
    text('lastName', { es: 'Apellidos', en: 'Last Name' }),
    integer('documentTypeId', { es: 'Tipo de documento', en: 'Document Type Id' }, false),
    { name: 'document', type: 'text', label: { es: 'Número de documento', en: 'Document' }, index: true },
    { name: 'phone', type: 'text', label: { es: 'Teléfono', en: 'Phone' }, index: true },
    // True for a person who used the link of the referrer. Unlike `lead`, it remains when the lead is erased, because
    // the referrer must not see the name of this person.
    { name: 'usedLink', type: 'checkbox', label: { es: 'Llegó por el enlace', en: 'Used Link' }, defaultValue: false },
    {
      name: 'lead',
      type: 'relationship',
      label: { es: 'Consulta', en: 'Lead' },
      relationTo: 'leads',
      unique: true,
    },
    {
      name: 'duplicateOf',
      type: 'relationship',
      label: { es: 'Repite a', en: 'Duplicate Of' },
      relationTo: 'referred-persons',
    },
  ],
})
