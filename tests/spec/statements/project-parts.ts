import type { Statement } from '../statement'
import { recordField } from './record-field'

const cardsTest = { file: 'tests/e2e/figures.e2e.ts', name: 'every project card of ${path} shows the agreed figures' }
const card = 'site/components/project-card/project-card.tsx'
const servicesTest = {
  file: 'site/page-data/embed-url.test.ts',
  name: 'embeds Google Maps and Waze at the coordinates of a project with zoom 16',
}

export const projectParts: Statement[] = [
  recordField('virtual: title', 'projects.virtual.title'),
  recordField('virtual: titleBold', 'projects.virtual.titleBold'),
  recordField('virtual: subtitle', 'projects.virtual.subtitle'),
  recordField('virtual: note', 'projects.virtual.note'),
  recordField('virtual: posterUrl', 'projects.virtual.poster'),
  {
    says: 'virtual: videoUrl',
    where: ['site/sections/virtual/virtual.tsx', 'domain/snapshot/project.schema.ts'],
    test: {
      file: 'tests/e2e/sparse-content.e2e.ts',
      isLong: true,
      name: 'a referral page without steps and form shows a notice, and a building with a video shows it instead of its tour',
    },
    decision: 'here `projects.virtual.videos`, or `videoUrl` for a video of another host',
  },
  {
    says: 'virtual: kuulaUrl',
    where: ['site/page-data/embed-url.ts'],
    test: { file: 'site/page-data/embed-url.test.ts', name: 'converts %s to the embed URL %s' },
    decision: 'here `projects.virtual.tourUrl`; our own panorama takes precedence',
  },
  recordField('promoBanner: title', 'projects.promoBanner.title'),
  recordField('promoBanner: titleBold', 'projects.promoBanner.titleBold'),
  recordField('promoBanner: subtitle', 'projects.promoBanner.subtitle'),
  recordField('promoBanner: designation', 'projects.promoBanner.designation'),
  recordField('promoBanner: ctaText', 'projects.promoBanner.ctaText'),
  recordField('promoBanner: imageSrc', 'projects.promoBanner.image', {
    decision: 'a media record of the CMS with its own alternative text',
  }),
  {
    says: 'promoBanner: ctaHighlight',
    where: ['site/sections/promo-banner/promo-banner.tsx', 'domain/snapshot/project.schema.ts'],
    test: {
      file: 'tests/e2e/records.e2e.ts',
      name: 'the banner of ${path} has a highlighted text above its button',
      of: '/proyectos/multifamiliares/o2',
    },
  },
  { says: 'promoBanner: imageAlt', nothing: 'every image of the CMS has its own alternative text' },
  recordField('location: title', 'projects.location.title'),
  recordField('location: titleBold', 'projects.location.titleBold'),
  recordField('location: button of type image', 'projects.location.map'),
  {
    says: 'location: button of type link with embed',
    where: ['site/page-data/embed-url.ts', 'domain/snapshot/project.schema.ts'],
    test: servicesTest,
    decision:
      'created from the coordinates of the project; a URL from staff (`location.googleMapsUrl`) takes precedence',
  },
  {
    says: 'location: button of type iframe',
    where: ['site/page-data/embed-url.ts', 'domain/snapshot/project.schema.ts'],
    test: servicesTest,
    decision: 'created from the coordinates of the project; a URL from staff (`location.wazeUrl`) takes precedence',
  },
  {
    says: 'Coordinates are given for the O2 and Killa locations',
    where: ['content/towns.ts', 'domain/snapshot/project.schema.ts'],
    test: {
      file: 'content/demo-content.test.ts',
      name: 'gives every project coordinates that are marked as those of its town',
    },
    decision:
      'the specification does not give the coordinates, and we did not invent any: every project uses the centre of its town, and its page says so',
  },
  {
    says: 'location: buttons have id, label and icon',
    nothing: 'three fixed views with messages and icons of the site',
  },
  {
    says: 'location: default button background #1C284C, text white, active background #CBF000 (apartments #12B092)',
    where: ['site/sections/location/location.module.css'],
    test: {
      file: 'tests/e2e/project-page.e2e.ts',
      name: 'the location section of ${path} has tabs for a plan, a map and a route in the colours of the project',
    },
    decision: 'from the theme: on apartment pages inactive buttons are petrol',
  },
  recordField('Project card: id', 'projects.slug', {
    decision: 'a card is made from its project',
  }),
  {
    says: 'Project card: url',
    where: ['site/i18n/routes.ts'],
    test: { file: 'site/i18n/routes.test.ts', name: 'links a project to the page of its kind' },
  },
  { says: 'Project card: title', where: [card, 'site/page-data/project-card.ts'], test: cardsTest },
  ...['description', 'detail1', 'detail2'].map((field) =>
    recordField(`Project card: ${field}`, `projects.card.${field}`),
  ),
  {
    says: 'A project card shows its description and its two details',
    where: [card, 'site/page-data/project-card.ts'],
    test: {
      file: 'tests/e2e/records.e2e.ts',
      name: 'the first project card of ${path} is Santorini, with a description and two details',
      of: '/',
    },
  },
  recordField('Project card: image', 'projects.cardImage'),
  {
    says: 'Project card: from',
    where: ['site/page-data/price-text.ts'],
    test: {
      file: 'tests/e2e/figures.e2e.ts',
      name: 'the project cards of ${path} show instalment and area with "from"',
    },
  },
  { says: 'Project card: area', where: ['site/page-data/project-card.ts'], test: cardsTest },
  { says: 'Project card: unit', where: ['site/page-data/project-card.ts'], test: cardsTest },
  {
    says: 'Project card: location {city, region}',
    where: [card, 'site/page-data/places.ts'],
    test: { file: 'tests/e2e/figures.e2e.ts', name: 'the project cards of ${path} show town and region' },
  },
  {
    says: 'Project card: price (dollars)',
    where: ['site/page-data/instalment-price.ts'],
    test: {
      file: 'site/page-data/instalment-price.test.ts',
      name: 'shows an instalment of %i dollars in both currencies',
    },
  },
  {
    says: 'Project card: priceAlt (soles)',
    where: ['site/page-data/instalment-price.ts'],
    test: {
      file: 'site/page-data/instalment-price.test.ts',
      name: 'shows an instalment of %i dollars in both currencies',
    },
  },
  {
    says: 'Project card: conector',
    nothing: 'both prices are side by side in characters of equal size, without a word between them',
  },
  {
    says: 'Project card: icon',
    where: ['site/components/status-pills/status-pills.tsx'],
    test: {
      file: 'site/components/status-pills/status-pills.test.tsx',
      name: 'shows the status %s with the icon of %s',
    },
  },
  {
    says: 'Project card: filterStatus (0 or 1)',
    nothing: 'not modelled: its effect is unknown, and every card is shown',
  },
  recordField('Project card: status', 'projects.status'),
  {
    says: 'Project card: status2 and combineStatus (true)',
    where: ['site/page-data/status-pills.ts'],
    test: {
      file: 'site/page-data/project-cards.test.ts',
      name: 'shows the status and a sold-out label for a sold-out building',
    },
    decision: 'one label, or two if the project has two (in the demo content, only Killa)',
  },
  recordField('Project card: label (tab name)', 'projects.place'),
]
