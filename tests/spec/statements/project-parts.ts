import type { Statement } from '../statement'
import { headingField, recordField } from './record-field'

const cards = { file: 'tests/e2e/figures.e2e.ts', name: 'every card of ${path} shows the agreed figures' }
const card = 'site/components/project-card/project-card.tsx'
const services = {
  file: 'site/page-data/embed-address.test.ts',
  name: 'a project with coordinates has a map and a navigation, both framed at its point with zoom 16',
}

export const projectParts: Statement[] = [
  headingField('virtual: title', 'projects.virtual.title', 'const virtual = z.object({\n  '),
  headingField('virtual: titleBold', 'projects.virtual.titleBold', 'const virtual = z.object({\n  '),
  recordField(
    'virtual: subtitle',
    'projects.virtual.subtitle',
    '  subtitle: localized.nullable(),\n  note: localized.nullable(),\n  poster',
    '  note: localized.nullable(),\n  poster',
  ),
  recordField(
    'virtual: note',
    'projects.virtual.note',
    '  note: localized.nullable(),\n  poster: mediaKey',
    '  poster: mediaKey',
  ),
  recordField('virtual: posterUrl', 'projects.virtual.poster', '  poster: mediaKey,\n', ''),
  {
    says: 'virtual: videoUrl',
    where: ['site/sections/virtual/virtual.tsx', 'domain/snapshot/project.schema.ts'],
    test: {
      file: 'tests/e2e/sparse-content.e2e.ts',
      isLong: true,
      name: 'without steps and form the referral page says so, and a building with a film of its own shows it instead of its tour',
    },
    broken: { find: '{film ? (', put: '{film && !source ? (' },
    decision: 'here `projects.virtual.films`, or `videoUrl` for a film of another host',
  },
  {
    says: 'virtual: kuulaUrl',
    where: ['site/page-data/embed-address.ts'],
    test: { file: 'site/page-data/embed-address.test.ts', name: '%s is framed as %s' },
    broken: { find: "host === 'kuula.co' || host", put: 'host' },
    decision: 'here `projects.virtual.tourUrl`; a panorama of our own wins over it',
  },
  headingField('promoBanner: title', 'projects.promoBanner.title', 'const promoBanner = z.object({\n  '),
  headingField('promoBanner: titleBold', 'projects.promoBanner.titleBold', 'const promoBanner = z.object({\n  '),
  recordField(
    'promoBanner: subtitle',
    'projects.promoBanner.subtitle',
    '  subtitle: localized,\n  designation',
    '  designation',
  ),
  recordField(
    'promoBanner: designation',
    'projects.promoBanner.designation',
    '  designation: localized.nullable(),\n',
    '',
  ),
  recordField('promoBanner: ctaText', 'projects.promoBanner.ctaText', '  ctaText: localized,\n', ''),
  recordField(
    'promoBanner: imageSrc',
    'projects.promoBanner.image',
    '  ctaHighlight: localized.nullable(),\n  image: mediaKey,',
    '  ctaHighlight: localized.nullable(),',
    {
      decision: 'a medium of the CMS, which has its alternative text',
    },
  ),
  {
    says: 'promoBanner: ctaHighlight',
    where: ['site/sections/promo-banner/promo-banner.tsx', 'domain/snapshot/project.schema.ts'],
    test: {
      file: 'tests/e2e/records.e2e.ts',
      name: 'the banner of ${path} has words that stand out above its button',
      of: '/proyectos/multifamiliares/o2',
    },
    broken: { find: '{ctaHighlight && <p className={styles.highlight}>{ctaHighlight}</p>}', put: '' },
  },
  { says: 'promoBanner: imageAlt', nothing: 'every picture of the CMS has its own alternative text' },
  headingField('location: title', 'projects.location.title', 'const location = z.object({\n  '),
  headingField('location: titleBold', 'projects.location.titleBold', 'const location = z.object({\n  '),
  recordField('location: button of type image', 'projects.location.map', '  map: mediaKey,\n', ''),
  {
    says: 'location: button of type link with embed',
    where: ['site/page-data/embed-address.ts', 'domain/snapshot/project.schema.ts'],
    test: services,
    broken: { find: "...service('google', 'Google Maps', googleMapsUrl, google), ", put: '' },
    decision: 'made from the point of the project; an address that staff paste (`location.googleMapsUrl`) wins',
  },
  {
    says: 'location: button of type iframe',
    where: ['site/page-data/embed-address.ts', 'domain/snapshot/project.schema.ts'],
    test: services,
    broken: { find: ", ...service('waze', 'Waze', wazeUrl, waze)", put: '' },
    decision: 'made from the point of the project; an address that staff paste (`location.wazeUrl`) wins',
  },
  {
    says: 'Coordinates are given for the O2 and Killa locations',
    where: ['content/towns.ts', 'domain/snapshot/project.schema.ts'],
    test: {
      file: 'content/demo-content.test.ts',
      name: 'every project has a point on the map, and says that it is the middle of its town',
    },
    broken: { find: 'ofTown: true', put: 'ofTown: false' },
    decision:
      'the spec does not give the figures and none are invented: every project has the middle of its town, and its page says so',
  },
  { says: 'location: buttons have id, label and icon', nothing: 'three fixed views with words and icons of the site' },
  {
    says: 'location: default button background #1C284C, text white, active background #CBF000 (apartments #12B092)',
    where: ['site/sections/location/location.module.css'],
    test: {
      file: 'tests/e2e/project-page.e2e.ts',
      name: 'the location on ${path} has a plan, a map and a route, in the colours of the project',
    },
    broken: { find: 'background: var(--accent);\n    color: var(--on-accent);', put: 'color: var(--on-accent);' },
    decision: 'by the tokens of the theme: on apartments the resting buttons are petrol',
  },
  recordField('Project card: id', 'projects.slug', '  slug,\n  kind', '  cardId: slug.optional(),\n  kind', {
    decision: 'a card is made from its project',
  }),
  {
    says: 'Project card: url',
    where: ['site/i18n/routes.ts'],
    test: { file: 'site/i18n/routes.test.ts', name: 'a project leads to the page of its kind' },
    broken: {
      find: 'pathFor(project.kind, locale, { slug: project.slug })',
      put: "pathFor('condominium', locale, { slug: project.slug })",
    },
  },
  {
    says: 'Project card: title',
    where: [card, 'site/page-data/project-cards.ts'],
    test: cards,
    broken: { find: 'alt={card.name}', put: 'alt=""' },
  },
  ...(
    [
      ['description', '  description: localized.nullable(),\n'],
      ['detail1', '  detail1: localized.nullable(),\n'],
      ['detail2', '  detail2: localized.nullable(),\n'],
    ] as const
  ).map(([field, line]) => recordField(`Project card: ${field}`, `projects.card.${field}`, line, '')),
  {
    says: 'A project card shows its description and its two details',
    where: [card, 'site/page-data/project-cards.ts'],
    test: {
      file: 'tests/e2e/records.e2e.ts',
      name: 'the first card of ${path} is Santorini, with a description and two details',
      of: '/',
    },
    broken: { find: "card.details.join(' · ')", put: 'card.details[0]' },
  },
  recordField('Project card: image', 'projects.cardImage', '  cardImage: mediaKey,\n', ''),
  {
    says: 'Project card: from',
    where: ['site/page-data/price-text.ts'],
    test: { file: 'tests/e2e/figures.e2e.ts', name: 'the cards of ${path} say that instalment and area begin there' },
    broken: { find: "label: t('price.monthlyFrom'), amounts", put: "label: '', amounts" },
  },
  {
    says: 'Project card: area',
    where: ['site/page-data/project-cards.ts'],
    test: cards,
    broken: { find: '`${project.minAreaM2}\\u00a0m²`', put: '`${project.minAreaM2}`' },
  },
  {
    says: 'Project card: unit',
    where: ['site/page-data/project-cards.ts'],
    test: cards,
    broken: { find: '\\u00a0m²`', put: '\\u00a0m`' },
  },
  {
    says: 'Project card: location {city, region}',
    where: [card, 'site/page-data/places.ts'],
    test: { file: 'tests/e2e/figures.e2e.ts', name: 'the cards of ${path} name town and region' },
    broken: { find: '{card.placeLine}', put: '' },
  },
  {
    says: 'Project card: price (dollars)',
    where: ['site/page-data/instalment-price.ts'],
    test: { file: 'site/page-data/instalment-price.test.ts', name: '%i dollars a month are quoted in both currencies' },
    broken: { find: 'usd: shortUsd(monthly)', put: 'usd: String(monthly)' },
  },
  {
    says: 'Project card: priceAlt (soles)',
    where: ['site/page-data/instalment-price.ts'],
    test: { file: 'site/page-data/instalment-price.test.ts', name: '%i dollars a month are quoted in both currencies' },
    broken: { find: 'shortPen(toWholeSoles(monthly, solesPerDollar))', put: 'shortPen(monthly)' },
  },
  {
    says: 'Project card: conector',
    nothing: 'the two prices stand side by side in equal characters; no word joins them',
  },
  {
    says: 'Project card: icon',
    where: ['site/components/status-pills/status-pills.tsx'],
    test: {
      file: 'site/components/status-pills/status-pills.test.tsx',
      name: 'a project that is %s wears %s before its words',
    },
    broken: { find: "'pre-sale': { icon: Tag }", put: "'pre-sale': { icon: Car }" },
  },
  {
    says: 'Project card: filterStatus (0 or 1)',
    nothing: 'not modelled: its effect is unknown, and every card is shown',
  },
  recordField('Project card: status', 'projects.status', '  status: z.enum(salesStatuses),\n', ''),
  {
    says: 'Project card: status2 and combineStatus (true)',
    where: ['site/page-data/project-cards.ts'],
    test: { file: 'site/page-data/project-cards.test.ts', name: 'a sold-out building wears both labels' },
    broken: { find: "? [own, { status: 'sold-out' as const", put: "? [{ status: 'sold-out' as const" },
    decision: 'one label unless a project has two: of the demo content, Killa',
  },
  recordField('Project card: label (tab name)', 'projects.place', '  place: slug,\n', ''),
]
