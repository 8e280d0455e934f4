import type { CollectionConfig } from 'payload'
import { menuGroups } from '../../panel/navigation/menu-groups'

// These collections have no labels, because the panel does not show them.

/**
 * Page views per landing page, day and campaign. The worker counts them from the nginx logs without identifying
 * anyone; an empty source or campaign means a direct page view.
 */
export const pageViews: CollectionConfig = {
  slug: 'page-views',
  admin: { group: menuGroups.intake, useAsTitle: 'page' },
  lockDocuments: false,
  indexes: [{ fields: ['day', 'page', 'source', 'campaign'], unique: true }],
  fields: [
    { name: 'day', type: 'text', required: true },
    { name: 'page', type: 'text', required: true },
    { name: 'source', type: 'text', required: true },
    { name: 'campaign', type: 'text', required: true },
    { name: 'count', type: 'number', required: true },
  ],
}

/** The nginx log files that were counted. The worker skips them. */
export const pageViewFiles: CollectionConfig = {
  slug: 'page-view-files',
  admin: { group: menuGroups.intake, useAsTitle: 'name' },
  lockDocuments: false,
  fields: [{ name: 'name', type: 'text', required: true, unique: true, index: true }],
}
