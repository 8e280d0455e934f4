import type { Statement } from '../statement'
import { recordField } from './record-field'

const people = { file: 'domain/snapshot/people.schema.ts' }
const globals = { file: 'domain/snapshot/globals.schema.ts' }
const campaign = { file: 'domain/snapshot/campaign.schema.ts' }
const legal = { file: 'domain/snapshot/legal.schema.ts' }
const value = 'z.object({ icon: icon.nullable(), title: localized, description: localized })'
const accordion = 'z.object({ key: z.string(), title: localized, blocks: z.array(termsBlock).min(1) })'

export const otherRecords: Statement[] = [
  recordField(
    'Testimonial: id',
    'testimonials.key',
    'testimonial = z.object({\n  key: slug,\n',
    'testimonial = z.object({\n',
    people,
  ),
  recordField('Testimonial: image', 'testimonials.image', '  image: mediaKey,\n  quoteBefore', '  quoteBefore', {
    ...people,
    decision: 'people who do not exist are given no face: the picture shows the project',
  }),
  recordField('Testimonial: parrafo', 'testimonials.quoteBefore', '  quoteBefore: localized,\n', '', people),
  recordField('Testimonial: Titular', 'testimonials.name', '  name: z.string(),\n', '', people),
  recordField('Testimonial: Proyecto', 'testimonials.project', '  project: slug,\n', '', people),
  { says: 'Testimonial: icon', nothing: 'it belongs to the design, not to the content' },
  recordField(
    'Chronology entry: year',
    'about.chronology.entries.year',
    'z.object({ year: z.number().int(), ',
    'z.object({ ',
    globals,
  ),
  recordField(
    'Chronology entry: image',
    'about.chronology.entries.image',
    'description: localized, image: mediaKey })),\n  }),\n  certifications',
    'description: localized })),\n  }),\n  certifications',
    globals,
  ),
  { says: 'Chronology entry: imageSm', nothing: 'every picture exists in several widths' },
  recordField(
    'Chronology entry: description',
    'about.chronology.entries.description',
    'year: z.number().int(), title: localized, description: localized',
    'year: z.number().int(), title: localized',
    globals,
  ),
  recordField('Value: title', 'about.values.items.title', value, value.replace('title: localized, ', ''), globals),
  recordField(
    'Value: description',
    'about.values.items.description',
    value,
    value.replace(', description: localized', ''),
    globals,
  ),
  recordField('Value: icon', 'about.values.items.icon', value, value.replace('icon: icon.nullable(), ', ''), {
    ...globals,
    decision: 'the name of an icon the site can draw',
  }),
  {
    says: 'Each value is shown with its icon',
    where: ['site/sections/about-values/about-values.tsx'],
    test: {
      file: 'tests/e2e/records.e2e.ts',
      name: 'each value of the company and each reward of a referral has its icon',
    },
    broken: { find: '{item.icon && <Icon className={styles.icon} icon={contentIcons[item.icon]} />}', put: '' },
  },
  recordField(
    'Campaign slide: id',
    'socialCampaigns.key',
    'socialCampaign = z.object({\n  key: slug,\n',
    'socialCampaign = z.object({\n',
    people,
  ),
  recordField(
    'Campaign slide: titles',
    'socialCampaigns.title',
    '  title: localized,\n  titleBold',
    '  titleBold',
    people,
  ),
  recordField('Campaign slide: images', 'socialCampaigns.images', '  images: z.array(mediaKey).min(1),\n', '', people),
  recordField('Campaign slide: date', 'socialCampaigns.dateLabel', '  dateLabel: localized,\n', '', people),
  recordField('Campaign slide: Paragraph', 'socialCampaigns.paragraph', '  paragraph: localized,\n', '', people),
  recordField(
    'Campaign slide: button',
    'socialCampaigns.button.label',
    '  button: z.object({ label: localized, href',
    '  button: z.object({ href',
    people,
  ),
  recordField(
    'Navigation item: name',
    'navigation.items.label',
    "'news']),\n      label: localized,\n",
    "'news']),\n",
    globals,
  ),
  recordField(
    'Navigation item: to',
    'navigation.items.target',
    "target: z.enum(['about'",
    "to: z.enum(['about'",
    globals,
  ),
  { says: 'Navigation item: icon', nothing: 'it belongs to the design, not to the content' },
  {
    says: 'Navigation item: subItems (name, to, image)',
    where: ['site/page-data/navigation.ts'],
    test: {
      file: 'tests/e2e/header.e2e.ts',
      name: 'at 992 px the menu is a row whose dropdowns show each project with its picture',
    },
    broken: {
      find: 'projectsOfKind(groups[target], locale).map(',
      put: 'projectsOfKind(groups[target], locale).slice(1).map(',
    },
    decision: 'they follow from the projects',
  },
  recordField(
    'Terms data: title',
    'termsPage.title',
    'termsPage = z.object({\n  ...heading',
    'termsPage = z.object({\n  titleBold: localized',
    globals,
  ),
  recordField(
    'Terms data: highlight',
    'termsPage.titleBold',
    'termsPage = z.object({\n  ...heading',
    'termsPage = z.object({\n  title: localized',
    globals,
  ),
  recordField(
    'Terms data: terms.key',
    'termsSections.key',
    'termsSection = z.object({\n  key: z.string().regex(/^[a-z0-9-]+$/),\n',
    'termsSection = z.object({\n',
    campaign,
  ),
  recordField(
    'Terms data: terms.title',
    'termsSections.title',
    '  title: localized,\n  /** The promotions',
    '  /** The promotions',
    campaign,
  ),
  recordField(
    'Terms data: terms.icon',
    'termsSections.icon',
    "  icon: z.enum(['scale', 'users', 'gift']),\n",
    '',
    campaign,
  ),
  recordField(
    'Terms data: accordions.key',
    'termsSections.accordions.key',
    accordion,
    accordion.replace('key: z.string(), ', ''),
    campaign,
  ),
  recordField(
    'Terms data: accordions.title',
    'termsSections.accordions.title',
    accordion,
    accordion.replace('title: localized, ', ''),
    campaign,
  ),
  recordField(
    'Terms data: accordions (HTML content)',
    'termsSections.accordions.blocks.text',
    'type: z.enum(termsBlockTypes), text: localized',
    'type: z.enum(termsBlockTypes)',
    {
      ...campaign,
      decision: 'typed lines and Markdown instead of HTML',
    },
  ),
  recordField(
    'Terms data: sections (typed text lines)',
    'termsSections.accordions.blocks.type',
    'z.object({ type: z.enum(termsBlockTypes), ',
    'z.object({ ',
    campaign,
  ),
  recordField('Policy data: title', 'legalDocuments.title', '  title: localized,\n', '', legal),
  recordField('Policy data: highlight', 'legalDocuments.titleBold', '  titleBold: localized,\n', '', legal),
  recordField('Policy data: HTML content', 'legalDocuments.body', '  body: spanishFirst,\n', '', {
    ...legal,
    decision: 'Markdown',
  }),
]
