import type { Statement } from '../statement'

const bar = 'site/layout/header/header.tsx'
const dropdown = 'site/layout/header/menu-dropdown.tsx'
const sheet = 'site/layout/header/menu-sheet.tsx'
const script = 'site/layout/header/header.client.ts'
const desktopMenuTest = { file: 'tests/e2e/menu.e2e.ts', name: 'the desktop menu has all links, ${language}' }
const phoneMenuTest = { file: 'tests/e2e/menu.e2e.ts', name: 'the phone menu has all links, ${language}' }
const wideTest = {
  file: 'tests/e2e/header.e2e.ts',
  name: 'at 992 px the menu is a row whose dropdowns show each project with its image',
}
const narrowTest = {
  file: 'tests/e2e/header.e2e.ts',
  name: 'at 991 px the menu is a button that opens a dialog with a close button',
}
const oneOpenTest = {
  file: 'tests/e2e/behaviour.e2e.ts',
  name: 'only one dropdown is open at a time, and a click outside closes it',
}
const logosTest = {
  file: 'tests/e2e/statements.e2e.ts',
  name: 'the logo links to the home page, and pages of apartment buildings have another logo',
}

export const headerStatements: Statement[] = [
  {
    says: 'The logo links to /',
    where: [bar],
    test: {
      file: 'tests/e2e/frame.e2e.ts',
      name: 'every kind of page has the header, the footer, the chat link and the language switch',
    },
    decision: 'to `/en` on English pages',
  },
  {
    says: 'The menu is built from translated links',
    where: ['site/page-data/navigation.ts', 'content/navigation.ts'],
    test: { ...desktopMenuTest, of: 'en' },
  },
  {
    says: 'The menu has a dropdown group Condominiums',
    where: ['site/page-data/navigation.ts'],
    test: { ...desktopMenuTest, of: 'es' },
  },
  {
    says: 'The menu has a dropdown group Multifamily',
    where: ['site/page-data/navigation.ts'],
    test: { ...desktopMenuTest, of: 'es' },
    decision: 'in English the group is called Apartments, the word that buyers use',
  },
  { says: 'Each group has project sub-items', where: [dropdown], test: { ...desktopMenuTest, of: 'es' } },
  { says: 'Each sub-item has an image', where: [dropdown], test: wideTest },
  {
    says: 'The header has a language toggle ES/EN',
    where: [bar],
    test: {
      file: 'tests/e2e/behaviour.e2e.ts',
      name: 'the language switch keeps the page, the query string and the hash',
    },
    decision: 'it links to the same page, with query and hash',
  },
  {
    says: 'At widths of 992 px or more dropdowns show image cards',
    where: ['site/layout/header/header.module.css', dropdown],
    test: wideTest,
  },
  { says: 'Below 992 px the menu is a simple list', where: [sheet], test: { ...phoneMenuTest, of: 'es' } },
  { says: 'The mobile menu opens', where: [script], test: narrowTest },
  { says: 'The mobile menu closes', where: [script], test: narrowTest },
  { says: 'Only one dropdown is open at a time', where: [dropdown], test: oneOpenTest },
  {
    says: 'A click outside closes menus',
    where: [script],
    test: oneOpenTest,
    decision: 'Escape and leaving by keyboard close them too',
  },
  {
    says: 'A click on the overlay closes menus',
    where: ['site/layout/header/header.module.css'],
    test: {
      file: 'tests/e2e/menu.e2e.ts',
      name: 'a click on the backdrop closes the open dropdown and opens no link below it',
    },
  },
  {
    says: 'On /proyectos/multifamiliares/o2 the header uses a different logo variant',
    where: ['site/page-data/brand.ts', 'content/site-settings.ts'],
    test: logosTest,
  },
  {
    says: 'On /proyectos/multifamiliares/killa the header uses a different logo variant',
    where: ['site/views/project.astro', 'site/page-data/brand.ts'],
    test: logosTest,
  },
  {
    says: 'On O2 and Killa the header uses different colours',
    where: ['site/layout/document.astro', 'content/brand/theme.css'],
    test: {
      file: 'tests/e2e/figures.e2e.ts',
      name: 'pages of condominiums use lime and navy, and pages of apartment buildings use teal',
    },
    decision:
      'its texts change from navy to petrol; the background is the same on every page, so the header stays recognisable',
  },
]
