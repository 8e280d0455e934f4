import type { Statement } from '../statement'

const urlFile = 'site/sections/terms/terms-url.ts'
const accordion = 'site/sections/terms/accordion.tsx'
const blocks = 'site/sections/terms/terms-blocks.tsx'
const page = 'site/sections/terms/terms.tsx'
const sideBarTest = {
  file: 'tests/e2e/terms.e2e.ts',
  name: 'shows tabs and a sidebar on a wide screen, and no sidebar on a phone, at ${path}',
  of: '/terminos-y-condiciones',
}
const sideBarEntriesTest = {
  file: 'site/sections/terms/terms.test.tsx',
  name: 'lists every rule in the sidebar, with the icon of its section',
}
const opensTest = {
  file: 'site/sections/terms/terms-url.test.ts',
  name: 'the query string "%s" opens the section %s and the accordion %s',
}
const oneOpenTest = {
  file: 'tests/e2e/terms.e2e.ts',
  name: 'keeps only one accordion open, and a second click closes it',
}
const blockTypesTest = { file: 'site/sections/terms/terms-blocks.test.tsx', name: 'renders a block of type %s' }
const keysTest = {
  file: 'content/campaigns/keys.test.ts',
  name: 'keeps the key %s of old links for the campaign "%s"',
}

const block = (type: string): Statement => ({
  says: `The body of the terms shows blocks of type ${type}`,
  where: [blocks],
  test: { ...blockTypesTest, of: type },
})

const key = (name: string, what: string, file = name): Statement => ({
  says: `Campaign key ${name}: ${what}`,
  where: [`content/campaigns/${file}.ts`],
  test: { ...keysTest, of: name },
})

export const termsStatements: Statement[] = [
  {
    says: 'The terms have a left sidebar',
    where: [page],
    test: sideBarTest,
    decision: 'on wide screens; it lists the entries of the selected tab, and an entry opens its rule',
  },
  { says: 'The entries of the sidebar have a title', where: [page], test: sideBarEntriesTest },
  {
    says: 'The entries of the sidebar have an icon',
    where: [page],
    test: sideBarEntriesTest,
    decision: 'the icons have the colour of their section',
  },
  {
    says: 'The terms have tabs (general terms, referrals, promotions)',
    where: [page, 'content/terms-sections.ts'],
    test: sideBarTest,
    decision: 'each with its icon; the sidebar sections of the specification are these tabs',
  },
  {
    says: 'The active section of the terms comes from the query parameter section',
    where: [urlFile],
    test: { ...opensTest, of: 'section=referidos' },
  },
  {
    says: 'The active section of the terms comes from the query parameter subsection',
    where: [urlFile],
    test: { ...opensTest, of: 'subsection=terminos8' },
  },
  {
    says: 'The active section of the terms comes from navigation state',
    nothing: 'a page has no navigation state; the section is in the URL',
  },
  {
    says: 'Otherwise the first section of the terms is active',
    where: [urlFile],
    test: { ...opensTest, of: 'section=nada&subsection=nada' },
  },
  {
    says: 'A link into the terms opens its section on the page',
    where: ['site/sections/terms/terms.tsx'],
    test: {
      file: 'tests/e2e/terms.e2e.ts',
      name: 'opens the accordion that the query ${query} names',
      of: 'section=promociones&subsection=terminos8',
    },
  },
  {
    says: 'Each section of the terms has accordions',
    where: ['site/sections/terms/terms.tsx', accordion],
    test: oneOpenTest,
  },
  { says: 'One accordion of the terms is open at a time', where: [accordion], test: oneOpenTest },
  { says: 'A second click closes an accordion of the terms', where: [accordion], test: oneOpenTest },
  {
    says: 'The body of the terms shows HTML content',
    where: [blocks],
    test: {
      file: 'site/sections/terms/terms-blocks.test.tsx',
      name: 'renders a block of HTML unchanged',
    },
    decision: 'written by staff as markdown; raw HTML is shown as text',
  },
  block('title'),
  block('section title'),
  block('subtitle'),
  block('paragraph'),
  block('numbered'),
  block('list'),
  block('lettered list'),
  block('sublist'),
  {
    says: 'The body of the terms shows blocks of type markdown',
    where: ['site/page-data/markdown.ts'],
    test: { file: 'site/page-data/markdown.test.ts', name: 'renders %s as %s' },
  },
  {
    says: "Empty terms show 'No hay datos disponibles.'",
    where: ['site/sections/terms/terms.tsx'],
    test: {
      file: 'tests/e2e/sparse-content.e2e.ts',
      isLong: true,
      name: 'a site with little content shows notices instead of empty sections and links to no missing document',
    },
  },
  {
    says: "Loading terms show 'Cargando términos y condiciones...'",
    nothing: 'the terms are part of the HTML of the page, so nothing is loaded later',
  },
  {
    ...key('promociones2', '2025 promotional raffle'),
    decision:
      'the football raffle: the Huacachina trip has its own key, and this is the only other raffle that is not for one project',
  },
  key('terminos6', 'Gira el dado'),
  key('terminos7', 'Bahía Serena open house'),
  key('terminos8', 'October campaign'),
  key('viaje-huacachina', 'the Huacachina trip, an earlier campaign'),
]
