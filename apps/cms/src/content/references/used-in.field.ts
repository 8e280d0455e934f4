import type { UIField } from 'payload'

export const usedInField = (): UIField => ({
  name: 'usedIn',
  type: 'ui',
  label: { es: 'Usado en', en: 'Used In' },
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/content/references/views/used-in#UsedIn' },
  },
})
