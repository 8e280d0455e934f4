import { type Locale, locales, otherLocale } from '@app/domain/language/locale'
import type { FieldHook, TextField } from 'payload'

type AltInLanguages = Partial<Record<Locale, string>>

const isLocale = (locale: unknown): locale is Locale => locales.some((known) => known === locale)

/** Reads the field before Payload replaces the texts of `alt` with the one of the requested language. */
const readOtherAlt: FieldHook = ({ siblingData, req }) => {
  const alt = siblingData.alt as AltInLanguages | string | undefined
  if (!isLocale(req.locale) || !alt || typeof alt === 'string') return undefined
  return alt[otherLocale(req.locale)]
}

/** Payload stores the texts of the other languages as they are in `siblingDocWithLocales`. */
const storeOtherAlt: FieldHook = ({ value, siblingDocWithLocales, req }) => {
  if (typeof value !== 'string' || !isLocale(req.locale) || !siblingDocWithLocales) return undefined
  const storedAlt = siblingDocWithLocales.alt as AltInLanguages | undefined
  siblingDocWithLocales.alt = { ...storedAlt, [otherLocale(req.locale)]: value.trim() }
  return undefined
}

/**
 * The alternative text in the language that the form does not edit, so that staff write both in one form. It must come
 * before `alt`, because Payload reads fields in this order.
 */
export const otherAltField: TextField = {
  name: 'otherAlt',
  type: 'text',
  virtual: true,
  label: { es: 'Texto alternativo en el otro idioma', en: 'Alternative text in the other language' },
  admin: {
    disableListColumn: true,
    disableListFilter: true,
    disableBulkEdit: true,
    components: { Field: '/panel/record-form/no-field#NoField' },
  },
  hooks: { afterRead: [readOtherAlt], beforeChange: [storeOtherAlt] },
}
