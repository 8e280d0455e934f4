import type { UIField } from 'payload'

/** Shows above a form that staff are editing the English text. */
export const languageStripField: UIField = {
  name: 'languageStrip',
  type: 'ui',
  label: { es: 'Idioma que se escribe', en: 'Language Strip' },
  admin: {
    disableListColumn: true,
    components: { Field: '/content/languages/views/language-strip#LanguageStrip' },
  },
}
