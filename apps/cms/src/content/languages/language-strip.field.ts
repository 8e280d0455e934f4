import type { UIField } from 'payload'

/** Above a form, as wide as it: which language is being written. */
export const languageStrip: UIField = {
  name: 'languageStrip',
  type: 'ui',
  label: { es: 'Idioma que se escribe', en: 'Language Strip' },
  admin: {
    disableListColumn: true,
    components: { Field: '/content/languages/views/language-strip#LanguageStrip' },
  },
}
