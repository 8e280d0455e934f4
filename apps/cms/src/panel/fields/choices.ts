import { linkPattern } from '@app/domain/language/localized.schema'
import { contentIcons } from '@app/domain/snapshot/icons'
import type { PayloadRequest, SelectField, TextField } from 'payload'
import { type Label, optionsOf } from '../../platform/labels'
import { localizeFor } from '../language/in-language'
import { iconLabels } from './icon-labels'

/** One of the icons of the site. All icon fields share one database type. */
export const contentIcon = ({ required }: { required: boolean }): SelectField => ({
  name: 'icon',
  type: 'select',
  label: { es: 'Ícono', en: 'Icon' },
  required,
  enumName: 'content_icon',
  options: optionsOf(contentIcons, iconLabels),
})

/** The target of a button, in each language: a page, a part of the page, or an external URL. */
export const link = (name: string, label: Label): TextField => ({
  name,
  type: 'text',
  label,
  localized: true,
  required: true,
  admin: {
    description: {
      es: 'Por ejemplo /noticias, #form-section o una dirección que empiece con https://',
      en: 'For example /noticias, #form-section or a URL that starts with https://',
    },
  },
  validate: (value: unknown, { req }: { req: PayloadRequest }) =>
    linkPattern.test(String(value ?? '')) ||
    localizeFor(req, { es: 'Un enlace empieza con /, # o https://', en: 'A link starts with /, # or https://' }),
})
