import type { Statement } from '../statement'

const bar = 'site/layout/header/header.tsx'
const dropdown = 'site/layout/header/menu-dropdown.tsx'
const sheet = 'site/layout/header/menu-sheet.tsx'
const script = 'site/layout/header/header.client.ts'
const row = { file: 'tests/e2e/menu.e2e.ts', name: 'the row of the menu leads everywhere, ${language}' }
const panel = { file: 'tests/e2e/menu.e2e.ts', name: 'the panel of a phone leads everywhere, ${language}' }
const wide = {
  file: 'tests/e2e/header.e2e.ts',
  name: 'at 992 px the menu is a row whose dropdowns show each project with its picture',
}
const narrow = {
  file: 'tests/e2e/header.e2e.ts',
  name: 'at 991 px the menu is a button that opens a list, which closes again',
}
const oneOpen = {
  file: 'tests/e2e/behaviour.e2e.ts',
  name: 'one dropdown is open at a time, and a click outside closes it',
}
const logos = {
  file: 'tests/e2e/statements.e2e.ts',
  name: 'the header leads home and wears another logo on the apartments',
}

export const headerStatements: Statement[] = [
  {
    says: 'The logo links to /',
    where: [bar],
    test: {
      file: 'tests/e2e/frame.e2e.ts',
      name: 'every kind of page has the header, the footer, the chat and the way to the other language',
    },
    broken: {
      find: "<a className={styles.logo} href={pathFor('home', locale)}>",
      put: "<a className={styles.logo} href={pathFor('news', locale)}>",
    },
    decision: 'to `/en` on English pages',
  },
  {
    says: 'The menu is built from translated links',
    where: ['site/page-data/navigation.ts', 'content/navigation.ts'],
    test: { ...row, of: 'en' },
    broken: { find: 'localize(snapshot().navigation, locale)', put: "localize(snapshot().navigation, 'es')" },
  },
  {
    says: 'The menu has a dropdown group Condominiums',
    where: ['site/page-data/navigation.ts'],
    test: { ...row, of: 'es' },
    broken: { find: "if (target === 'condominiums' || target === 'apartments')", put: "if (target === 'apartments')" },
  },
  {
    says: 'The menu has a dropdown group Multifamily',
    where: ['site/page-data/navigation.ts'],
    test: { ...row, of: 'es' },
    broken: { find: "apartments: 'apartment' }", put: "apartments: 'condominium' }" },
  },
  {
    says: 'Each group has project sub-items',
    where: [dropdown],
    test: { ...row, of: 'es' },
    broken: { find: 'group.projects.map(', put: 'group.projects.slice(1).map(' },
  },
  {
    says: 'Each sub-item has an image',
    where: [dropdown],
    test: wide,
    broken: { find: '<Picture picture={project.picture} span="thumb" alt="" />', put: '' },
  },
  {
    says: 'The header has a language toggle ES/EN',
    where: [bar],
    test: {
      file: 'tests/e2e/behaviour.e2e.ts',
      name: 'the language switch leads to the same place of the same page',
    },
    broken: { file: script, find: 'link.pathname + location.search + location.hash', put: 'link.pathname' },
    decision: 'it leads to the same page, with query and hash',
  },
  {
    says: 'At widths of 992 px or more dropdowns show image cards',
    where: ['site/layout/header/header.module.css', dropdown],
    test: wide,
    broken: { file: dropdown, find: '<Picture picture={project.picture} span="thumb" alt="" />', put: '<i />' },
  },
  {
    says: 'Below 992 px the menu is a simple list',
    where: [sheet],
    test: { ...panel, of: 'es' },
    broken: { find: 'item.projects.map(', put: 'item.projects.slice(0, 1).map(' },
  },
  {
    says: 'The mobile menu opens',
    where: [script],
    test: narrow,
    broken: { find: "opener.addEventListener('click', () => sheet.showModal())", put: '' },
  },
  {
    says: 'The mobile menu closes',
    where: [script],
    test: narrow,
    broken: {
      find: "closest('[popovertarget], a')) sheet.close()",
      put: "closest('[popovertarget], a')) sheet.focus()",
    },
  },
  {
    says: 'Only one dropdown is open at a time',
    where: [dropdown],
    test: oneOpen,
    broken: { find: '<details name="menu-groups">', put: '<details>' },
  },
  {
    says: 'A click outside closes menus',
    where: [script],
    test: oneOpen,
    broken: { find: 'if (dropdown && !dropdown.contains(event.target as Node)) dropdown.open = false', put: '' },
    decision: 'Escape and leaving by keyboard close them too',
  },
  {
    says: 'A click on the overlay closes menus',
    where: ['site/layout/header/header.module.css'],
    test: { file: 'tests/e2e/menu.e2e.ts', name: 'a press on the shade over the page closes the open dropdown' },
    broken: { find: '      opacity: 1;\n      pointer-events: auto;', put: '      opacity: 1;' },
  },
  {
    says: 'On /proyectos/multifamiliares/o2 the header uses a different logo variant',
    where: ['site/page-data/brand.ts', 'content/site-settings.ts'],
    test: logos,
    broken: {
      find: "const onLight = theme === 'apartment' ? apartment : condominium",
      put: 'const onLight = condominium',
    },
  },
  {
    says: 'On /proyectos/multifamiliares/killa the header uses a different logo variant',
    where: ['site/views/project.astro', 'site/page-data/brand.ts'],
    test: logos,
    broken: { find: 'theme={project.kind}', put: "theme={slug === 'killa' ? 'condominium' : project.kind}" },
  },
  {
    says: 'On O2 and Killa the header uses different colours',
    where: ['site/layout/document.astro', 'site/styles/tokens.css'],
    test: { file: 'tests/e2e/figures.e2e.ts', name: 'condominiums wear lime and navy, apartments teal' },
    broken: { find: 'data-theme={theme}', put: 'data-theme="condominium"' },
    decision:
      'its texts change from navy to petrol; the ground is the same on every page, so that the header stays recognisable',
  },
]
