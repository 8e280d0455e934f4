import { linkPattern } from '@sillar/domain/language/localized.schema'
import { contentIcons } from '@sillar/domain/snapshot/icons'
import type { PayloadRequest, SelectField, TextField } from 'payload'
import { type Label, optionsOf } from '../../platform/labels'
import { sayTo } from '../language/in-language'
import { iconLabels } from './icon-labels'

/** One of the drawings the site knows. The lists share one type in the database. */
export const contentIcon = ({ required }: { required: boolean }): SelectField => ({
  name: 'icon',
  type: 'select',
  label: { es: 'Ícono', en: 'Icon' },
  required,
  enumName: 'content_icon',
  options: optionsOf(contentIcons, iconLabels),
})

/** Where a button leads, in each language: a page of ours, a part of the page, or an address elsewhere. */
export const link = (name: string, label: Label): TextField => ({
  name,
  type: 'text',
  label,
  localized: true,
  required: true,
  admin: {
    description: {
      es: 'Por ejemplo /noticias, #form-section o una dirección que empiece con https://',
      en: 'For example /noticias, #form-section or an address that starts with https://',
    },
  },
  validate: (value: unknown, { req }: { req: PayloadRequest }) =>
    linkPattern.test(String(value ?? '')) ||
    sayTo(req, { es: 'Un enlace empieza con /, # o https://', en: 'A link starts with /, # or https://' }),
})
