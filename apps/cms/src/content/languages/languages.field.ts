import type { UIField } from 'payload'

/** What a record lacks in one of the two languages: beside its form, and as a column of its list. */
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
