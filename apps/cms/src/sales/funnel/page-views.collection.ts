import type { CollectionConfig } from 'payload'
import { menuGroups } from '../../panel/navigation/menu-groups'

// These collections have no labels, because the panel does not show them.

/**
 * Page views per day, landing page, source and campaign. The worker counts them from the nginx logs without identifying
 * anyone. Source and campaign are empty if the link had none.
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

/** The nginx log files that the worker has already counted and must not count again. */
export const pageViewFiles: CollectionConfig = {
  slug: 'page-view-files',
  admin: { group: menuGroups.intake, useAsTitle: 'name' },
  lockDocuments: false,
  fields: [{ name: 'name', type: 'text', required: true, unique: true, index: true }],
}
