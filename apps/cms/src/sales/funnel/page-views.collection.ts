import type { CollectionConfig } from 'payload'
import { day, integer, text } from '../../panel/fields/intake-record'

/**
 * How many visits of the site began on a page, by a day of Lima and a campaign. The worker adds them up from what nginx
 * noted; nothing in them says who it was. An empty source or campaign is a visit that no campaign brought.
 */
export const siteVisits: CollectionConfig = {
  slug: 'site-visits',
  admin: { group: 'Intake', useAsTitle: 'page' },
  lockDocuments: false,
  indexes: [{ fields: ['day', 'page', 'source', 'campaign'], unique: true }],
  fields: [day('day'), text('page'), text('source'), text('campaign'), integer('count')],
}

/** Files of nginx that have been counted, so that none is counted twice. */
export const siteVisitFiles: CollectionConfig = {
  slug: 'site-visit-files',
  admin: { group: 'Intake', useAsTitle: 'name' },
  lockDocuments: false,
  fields: [{ name: 'name', type: 'text', required: true, unique: true, index: true }],
}
