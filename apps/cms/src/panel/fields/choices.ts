import { linkPattern } from '@sillar/domain/language/localized.schema'
import { contentIcons } from '@sillar/domain/snapshot/icons'
import type { PayloadRequest, SelectField, TextField } from 'payload'
import { sayTo } from '../language/in-language'

/** One of the drawings the site knows. The lists share one type in the database. */
export const contentIcon = ({ required }: { required: boolean }): SelectField => ({
  name: 'icon',
  type: 'select',
  required,
  enumName: 'content_icon',
  options: [...contentIcons],
})

/** Where a button leads, in each language: a page of ours, a part of the page, or an address elsewhere. */
export const link = (name: string): TextField => ({
  name,
  type: 'text',
  localized: true,
  required: true,
  admin: { description: 'For example /noticias, #form-section or an address that starts with https://' },
  validate: (value: unknown, { req }: { req: PayloadRequest }) =>
    linkPattern.test(String(value ?? '')) || sayTo(req, 'A link starts with /, # or https://'),
})
