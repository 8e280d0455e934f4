import { linkPattern } from '@app/domain/language/localized.schema'
import { contentIcons } from '@app/domain/snapshot/icons'
import type { PayloadRequest, SelectField, TextField } from 'payload'
import { type Label, optionsOf } from '../../platform/labels'
import { localizeFor } from '../language/in-language'
import { iconLabels } from './icon-labels'

/** Returns a field to choose an icon of the site. All fields of this kind share one database enum. */
export const contentIcon = ({ required }: { required: boolean }): SelectField => ({
  name: 'icon',
  type: 'select',
  label: { es: 'Ícono', en: 'Icon' },
  required,
  enumName: 'content_icon',
  options: optionsOf(contentIcons, iconLabels),
})

/** Returns a localized field for the target of a button: a page, a section or an external URL. */
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
