import type { UIField } from 'payload'

/** Shows which texts of a record are missing in one language, beside its form and as a list column. */
export const languages = (globalSlug?: string): UIField => ({
  name: 'languages',
  type: 'ui',
  label: { es: 'Idiomas', en: 'Languages' },
  admin: {
    position: 'sidebar',
    disableListColumn: Boolean(globalSlug),
    components: {
      Field: { path: '/content/languages/views/record-languages#RecordLanguages', serverProps: { globalSlug } },
      Cell: '/content/languages/views/list-languages#ListLanguages',
    },
  },
})
