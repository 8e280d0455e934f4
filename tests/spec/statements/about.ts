import type { Statement } from '../statement'

const view = 'site/views/about.astro'
const sectionOrderTest = {
  file: 'tests/e2e/sections.e2e.ts',
  name: '${path} shows its sections in the agreed order, and ends with a form to request information',
  of: '/nosotros',
}
const yearsTest = {
  file: 'tests/e2e/about-page.e2e.ts',
  name: '${path} shows five years of the company in order, each with its text and image',
  of: '/nosotros',
}
const chronologyTest = {
  file: 'content/demo-content.test.ts',
  name: 'the demo content has five chronology entries, five values and three social campaigns per carousel',
}
const chronology = 'content/chronology.ts'

const section = (says: string, decision?: string): Statement => ({
  says,
  where: [view],
  test: sectionOrderTest,
  ...(decision && { decision }),
})

const entry = (says: string, decision?: string): Statement => ({
  says,
  where: [chronology],
  test: chronologyTest,
  ...(decision && { decision }),
})

export const aboutStatements: Statement[] = [
  section('About has a header'),
  section('About has mission and vision'),
  { says: 'About has a project carousel', where: [view], test: sectionOrderTest },
  section('About has values'),
  section('About has a corporate chronology'),
  entry('Chronology: 2018 Killa Cusco'),
  entry('Chronology: 2019 Punta Arena'),
  entry('Chronology: 2021 Santorini Mejía'),
  entry('Chronology: 2022 Prado Piamonte'),
  entry('Chronology: 2024 a placeholder entry', 'its text says that the history of the company continues'),
  {
    says: 'Each year of the chronology is shown with its number',
    where: ['site/sections/about-chronology/about-chronology.tsx'],
    test: yearsTest,
  },
  {
    says: 'Each year of the chronology is shown with its description',
    where: ['site/sections/about-chronology/about-chronology.tsx'],
    test: yearsTest,
  },
  {
    says: 'Each year of the chronology is shown with its image',
    where: ['site/sections/about-chronology/about-chronology.tsx'],
    test: yearsTest,
  },
  section('About has a certification banner'),
  section('About has statistic boxes'),
  { says: 'About ends in a form', where: [view], test: sectionOrderTest },
  {
    says: 'The title of the about page is the about header title followed by the brand suffix',
    where: ['site/layout/document.astro', view],
    test: {
      file: 'tests/e2e/statements.e2e.ts',
      name: '${path} has a page title that ends with the brand, and a description',
      of: '/nosotros',
    },
    decision:
      'every page has "title · brand"; here it starts with "Nosotros: " ("About us: "), so the tab says which page it is',
  },
]
