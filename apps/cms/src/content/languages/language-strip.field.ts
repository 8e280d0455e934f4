import type { UIField } from 'payload'

/** Shows above a form which language is being edited. */
export const languageStrip: UIField = {
  name: 'languageStrip',
  type: 'ui',
  label: { es: 'Idioma que se escribe', en: 'Language Strip' },
  admin: {
    disableListColumn: true,
    components: { Field: '/content/languages/views/language-strip#LanguageStrip' },
  },
}
