import type { Statement } from '../statement'
import { recordField } from './record-field'

const people = { file: 'domain/snapshot/people.schema.ts' }
const globals = { file: 'domain/snapshot/globals.schema.ts' }
const campaign = { file: 'domain/snapshot/campaign.schema.ts' }
const legal = { file: 'domain/snapshot/legal.schema.ts' }

export const otherRecords: Statement[] = [
  recordField('Testimonial: id', 'testimonials.key', people),
  recordField('Testimonial: image', 'testimonials.image', {
    ...people,
    decision: 'the testimonials are invented, so the image shows the project instead of a face',
  }),
  recordField('Testimonial: parrafo', 'testimonials.quoteBefore', people),
  recordField('Testimonial: Titular', 'testimonials.name', people),
  recordField('Testimonial: Proyecto', 'testimonials.project', people),
  { says: 'Testimonial: icon', nothing: 'it belongs to the design, not to the content' },
  recordField('Chronology entry: year', 'about.chronology.entries.year', globals),
  recordField('Chronology entry: image', 'about.chronology.entries.image', globals),
  { says: 'Chronology entry: imageSm', nothing: 'every image exists in several widths' },
  recordField('Chronology entry: description', 'about.chronology.entries.description', globals),
  recordField('Value: title', 'about.values.items.title', globals),
  recordField('Value: description', 'about.values.items.description', globals),
  recordField('Value: icon', 'about.values.items.icon', {
    ...globals,
    decision: 'the name of an icon of the site',
  }),
  {
    says: 'Each value is shown with its icon',
    where: ['site/sections/about-values/about-values.tsx'],
    test: {
      file: 'tests/e2e/records.e2e.ts',
      name: 'each value of the company and each referral reward has an icon',
    },
  },
  recordField('Campaign slide: id', 'socialCampaigns.key', people),
  recordField('Campaign slide: titles', 'socialCampaigns.title', people),
  recordField('Campaign slide: images', 'socialCampaigns.images', people),
  recordField('Campaign slide: date', 'socialCampaigns.dateLabel', people),
  recordField('Campaign slide: Paragraph', 'socialCampaigns.paragraph', people),
  recordField('Campaign slide: button', 'socialCampaigns.button.label', people),
  recordField('Navigation item: name', 'navigation.items.label', globals),
  recordField('Navigation item: to', 'navigation.items.target', globals),
  { says: 'Navigation item: icon', nothing: 'it belongs to the design, not to the content' },
  {
    says: 'Navigation item: subItems (name, to, image)',
    where: ['site/page-data/navigation.ts'],
    test: {
      file: 'tests/e2e/header.e2e.ts',
      name: 'at 992 px the menu is a row whose dropdowns show each project with its image',
    },
    decision: 'they follow from the projects',
  },
  recordField('Terms data: title', 'termsPage.title', globals),
  recordField('Terms data: highlight', 'termsPage.titleBold', globals),
  recordField('Terms data: terms.key', 'termsSections.key', campaign),
  recordField('Terms data: terms.title', 'termsSections.title', campaign),
  recordField('Terms data: terms.icon', 'termsSections.icon', campaign),
  recordField('Terms data: accordions.key', 'termsSections.accordions.key', campaign),
  recordField('Terms data: accordions.title', 'termsSections.accordions.title', campaign),
  recordField('Terms data: accordions (HTML content)', 'termsSections.accordions.blocks.text', {
    ...campaign,
    decision: 'typed lines and Markdown instead of HTML',
  }),
  recordField('Terms data: sections (typed text lines)', 'termsSections.accordions.blocks.type', campaign),
  recordField('Policy data: title', 'legalDocuments.title', legal),
  recordField('Policy data: highlight', 'legalDocuments.titleBold', legal),
  recordField('Policy data: HTML content', 'legalDocuments.body', {
    ...legal,
    decision: 'Markdown',
  }),
]
