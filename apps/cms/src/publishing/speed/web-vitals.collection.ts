import type { CollectionConfig } from 'payload'
import { menuGroups } from '../../panel/navigation/menu-groups'

// The collection has no labels, because the panel does not show it.

/**
 * Web vitals per day, page type and device class, as counts per bucket. The worker counts them from the nginx logs
 * without identifying anyone. `bucket` is the upper bound: milliseconds for LCP and INP, thousandths for CLS.
 */
export const webVitals: CollectionConfig = {
  slug: 'web-vitals',
  admin: { group: menuGroups.intake, useAsTitle: 'page' },
  lockDocuments: false,
  indexes: [{ fields: ['day', 'page', 'device', 'vital', 'bucket'], unique: true }],
  fields: [
    { name: 'day', type: 'text', required: true },
    { name: 'page', type: 'text', required: true },
    { name: 'device', type: 'text', required: true },
    { name: 'vital', type: 'text', required: true },
    { name: 'bucket', type: 'number', required: true },
    { name: 'count', type: 'number', required: true },
  ],
}
