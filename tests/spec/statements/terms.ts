import type { Statement } from '../statement'

const place = 'site/sections/terms/terms-address.ts'
const accordion = 'site/sections/terms/accordion.tsx'
const blocks = 'site/sections/terms/terms-blocks.tsx'
const page = 'site/sections/terms/terms.tsx'
const sideBar = {
  file: 'tests/e2e/terms.e2e.ts',
  name: 'have tabs and a side bar on a wide screen at ${path}',
  of: '/terminos-y-condiciones',
}
const marked = {
  file: 'site/sections/terms/terms.test.tsx',
  name: 'every entry of the side bar has the icon of its section and its own title',
}
const opens = { file: 'site/sections/terms/terms-address.test.ts', name: '?%s opens %s, %s' }
const oneOpen = { file: 'tests/e2e/terms.e2e.ts', name: 'have one accordion open, which a second click closes' }
const read = { file: 'site/sections/terms/terms-blocks.test.tsx', name: 'a block of type %s is read as such' }
const keys = { file: 'content/campaigns/keys.test.ts', name: 'the key %s of an old link is that of "%s"' }

const block = (type: string, find: string, put: string): Statement => ({
  says: `The body of the terms shows blocks of type ${type}`,
  where: [blocks],
  test: { ...read, of: type },
  broken: { find, put },
})

const key = (name: string, what: string, file = name): Statement => ({
  says: `Campaign key ${name}: ${what}`,
  where: [`content/campaigns/${file}.ts`],
  test: { ...keys, of: name },
  broken: { find: `key: '${name}',`, put: `key: '${name}-x',` },
})

export const termsStatements: Statement[] = [
  {
    says: 'The terms have a left sidebar',
    where: [page],
    test: sideBar,
    broken: { find: "<SideBar section={section} label={t('terms.inThisSection')} onChoose={openRule} />", put: '' },
    decision: 'on wide screens; it lists what the chosen tab holds, and an entry opens its rule',
  },
  {
    says: 'The entries of the sidebar have a title',
    where: [page],
    test: marked,
    broken: { find: '              {title}\n            </a>', put: '            </a>' },
  },
  {
    says: 'The entries of the sidebar have an icon',
    where: [page],
    test: marked,
    broken: { find: '<Icon icon={icons[section.icon]} />', put: '' },
    decision: 'that of their section',
  },
  {
    says: 'The terms have tabs (general terms, referrals, promotions)',
    where: [page, 'content/terms-sections.ts'],
    test: sideBar,
    broken: { find: 'tabs={sections.map(', put: 'tabs={sections.slice(1).map(' },
    decision: 'each with its icon; the sections of the spec’s sidebar are these tabs',
  },
  {
    says: 'The active section of the terms comes from the query parameter section',
    where: [place],
    test: { ...opens, of: 'section=referidos' },
    broken: { find: "query.get('section')]", put: "query.get('seccion')]" },
  },
  {
    says: 'The active section of the terms comes from the query parameter subsection',
    where: [place],
    test: { ...opens, of: 'subsection=terminos8' },
    broken: { find: "[query.get('subsection'), ", put: '[' },
  },
  {
    says: 'The active section of the terms comes from navigation state',
    nothing: 'a page has no navigation state; the section stands in the address',
  },
  {
    says: 'Otherwise the first section of the terms is active',
    where: [place],
    test: { ...opens, of: 'section=nada&subsection=nada' },
    broken: { find: 'section ?? contents[0]?.section ?? null', put: 'section ?? null' },
  },
  {
    says: 'A link into the terms opens its section on the page',
    where: ['site/sections/terms/terms.tsx'],
    test: { file: 'tests/e2e/terms.e2e.ts', name: 'open at ${query}', of: 'section=promociones&subsection=terminos8' },
    broken: { find: 'accordion.open = true', put: 'accordion.open = false' },
  },
  {
    says: 'Each section of the terms has accordions',
    where: ['site/sections/terms/terms.tsx', accordion],
    test: oneOpen,
    broken: { find: 'section.accordions.map(', put: 'section.accordions.slice(0, 1).map(' },
  },
  {
    says: 'One accordion of the terms is open at a time',
    where: [accordion],
    test: oneOpen,
    broken: { find: 'name={group}', put: 'name={id}' },
  },
  {
    says: 'A second click closes an accordion of the terms',
    where: [accordion],
    test: oneOpen,
    broken: { find: 'onToggle={onToggle}>', put: 'onToggle={(event) => { event.currentTarget.open = true }}>' },
  },
  {
    says: 'The body of the terms shows HTML content',
    where: [blocks],
    test: {
      file: 'site/sections/terms/terms-blocks.test.tsx',
      name: 'markdown and HTML arrive as the text they make',
    },
    broken: { find: '<Prose parts={[{ html: group.html }]} />', put: '<p>{group.html}</p>' },
    decision: 'written by staff as markdown; raw HTML is shown as text',
  },
  block('title', "title: first, 'section-title'", "title: second, 'section-title'"),
  block('section title', 'hasTitle ? second : first', 'second'),
  block('subtitle', '<p className={styles.subtitle}>{group.text}</p>', 'null'),
  block('paragraph', '<p>{group.text}</p>', 'null'),
  block('numbered', "type === 'numbered' || type === 'lettered' ? 'ol'", "type === 'lettered' ? 'ol'"),
  block('list', "'ol' : 'ul'", "'ol' : 'ol'"),
  block('lettered list', "type={type === 'lettered' ? 'a' : undefined}", ''),
  block('sublist', 'below.length > 0 && (', 'below.length > 1 && ('),
  {
    says: 'The body of the terms shows blocks of type markdown',
    where: ['site/page-data/markdown.ts'],
    test: { file: 'site/page-data/markdown.test.ts', name: '%s becomes %s' },
    broken: { find: '`<a href="${escapeMarkup(href)}"${rel}>${inner}</a>`', put: 'inner' },
  },
  {
    says: "Empty terms show 'No hay datos disponibles.'",
    where: ['site/sections/terms/terms.tsx'],
    test: {
      file: 'tests/e2e/sparse-content.e2e.ts',
      isLong: true,
      name: 'a site with little content says so where something is missing, lets nothing go round that has nowhere to go, and links to no document it does not have',
    },
    broken: { find: 'return <p className="wrap">{t(\'terms.empty\')}</p>', put: 'return null' },
  },
  {
    says: "Loading terms show 'Cargando términos y condiciones...'",
    nothing: 'the terms are HTML of the page; nothing is loaded later',
  },
  {
    ...key('promociones2', '2025 promotional raffle'),
    decision:
      'the raffle of footballs: the Huacachina trip is listed beside this key, and of the other raffles this one belongs to no single project',
  },
  key('terminos6', 'Gira el dado'),
  key('terminos7', 'Bahía Serena open house'),
  key('terminos8', 'October campaign'),
  key('viaje-huacachina', 'the Huacachina trip, an earlier campaign'),
]
