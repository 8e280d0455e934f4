import type { UIField } from 'payload'

type Options = {
  globalSlug?: string
  /** A component that shows more than the missing translations. */
  Field?: string
}

/**
 * Returns a field that shows the missing translations of a record beside its form and, for collections, in the list.
 */
export const languagesField = ({ globalSlug, Field }: Options = {}): UIField => ({
  name: 'languages',
  type: 'ui',
  label: { es: 'Idiomas', en: 'Languages' },
  admin: {
    position: 'sidebar',
    disableListColumn: Boolean(globalSlug),
    components: {
      Field: Field ?? {
        path: '/content/languages/views/record-languages#RecordLanguages',
        serverProps: { globalSlug },
      },
      Cell: '/content/languages/views/list-languages#ListLanguages',
    },
  },
})
