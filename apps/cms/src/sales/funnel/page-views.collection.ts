import type { CollectionConfig } from 'payload'
import { menuGroups } from '../../panel/navigation/menu-groups'

// Without labels: the panel never shows these tables.

/**
 * How many visits of the site began on a page, by a day of Lima and a campaign. The worker adds them up from what nginx
 * noted; nothing in them says who it was. An empty source or campaign is a visit that no campaign brought.
 */
export const siteVisits: CollectionConfig = {
  slug: 'site-visits',
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

/** Files of nginx that have been counted, so that none is counted twice. */
export const siteVisitFiles: CollectionConfig = {
  slug: 'site-visit-files',
  admin: { group: menuGroups.intake, useAsTitle: 'name' },
  lockDocuments: false,
  fields: [{ name: 'name', type: 'text', required: true, unique: true, index: true }],
}
