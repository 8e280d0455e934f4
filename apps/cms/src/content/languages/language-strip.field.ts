import type { UIField } from 'payload'

/** The notice above a form while staff edit the English text. */
export const languageStripField: UIField = {
  name: 'languageStrip',
  type: 'ui',
  label: { es: 'Idioma que se escribe', en: 'Language Strip' },
  admin: {
    disableListColumn: true,
    components: { Field: '/content/languages/views/language-strip#LanguageStrip' },
  },
}
