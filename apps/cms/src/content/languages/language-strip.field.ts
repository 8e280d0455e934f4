import type { UIField } from 'payload'

/** The notice that staff see above a form while they edit the English text. */
export const languageStripField: UIField = {
  name: 'languageStrip',
  type: 'ui',
  label: { es: 'Idioma que se escribe', en: 'Language Strip' },
  admin: {
    disableListColumn: true,
    components: { Field: '/content/languages/views/language-strip#LanguageStrip' },
  },
}
