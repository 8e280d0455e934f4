import type { Statement } from '../statement'

const view = 'site/views/about.astro'
const order = {
  file: 'tests/e2e/sections.e2e.ts',
  name: '${path} consists of its sections, in their order, and ends in a form to ask for information',
  of: '/nosotros',
}
const years = {
  file: 'tests/e2e/about-page.e2e.ts',
  name: '${path} tells five years of the company in order, each with its text and its picture',
  of: '/nosotros',
}
const told = {
  file: 'content/demo-content.test.ts',
  name: 'the company tells of five years, five values and three campaigns in each slider',
}
const chronology = 'content/chronology.ts'

const section = (says: string, find: string, decision?: string): Statement => ({
  says,
  where: [view],
  test: order,
  broken: { find, put: '' },
  ...(decision && { decision }),
})

const entry = (year: number, says: string, decision?: string): Statement => ({
  says,
  where: [chronology],
  test: told,
  broken: { find: `year: ${year},`, put: `year: ${year + 1},` },
  ...(decision && { decision }),
})

export const aboutStatements: Statement[] = [
  section('About has a header', '<AboutHead {...about.head} />'),
  section('About has mission and vision', '<AboutPurpose mission={about.mission} vision={about.vision} />'),
  {
    says: 'About has a project carousel',
    where: [view],
    test: order,
    broken: { find: '{...about.projects}', put: '{...about.projects} title="" titleBold=""' },
  },
  section('About has values', '<AboutValues {...about.values} />'),
  section('About has a corporate chronology', '<AboutChronology {...about.chronology} />'),
  entry(2018, 'Chronology: 2018 Killa Cusco'),
  entry(2019, 'Chronology: 2019 Punta Arena'),
  entry(2021, 'Chronology: 2021 Santorini Mejía'),
  entry(2022, 'Chronology: 2022 Prado Piamonte'),
  entry(2024, 'Chronology: 2024 a placeholder entry', 'it says that the story goes on'),
  {
    says: 'Each year of the chronology is shown with its number',
    where: ['site/sections/about-chronology/about-chronology.tsx'],
    test: years,
    broken: { find: '{entry.year}</p>', put: '{entry.year + 1}</p>' },
  },
  {
    says: 'Each year of the chronology is shown with its description',
    where: ['site/sections/about-chronology/about-chronology.tsx'],
    test: years,
    broken: { find: '<p>{entry.description}</p>', put: '' },
  },
  {
    says: 'Each year of the chronology is shown with its picture',
    where: ['site/sections/about-chronology/about-chronology.tsx'],
    test: years,
    broken: { find: '<Picture picture={entry.picture} span="two-thirds" />', put: '' },
  },
  section('About has a certification banner', '<AboutCertifications {...about.certifications} />'),
  section('About has statistic boxes', '<AboutStatistics {locale} statistics={about.statistics} />'),
  {
    says: 'About ends in a form',
    where: [view],
    test: order,
    broken: { find: "<LeadForm client:visible {...leadFormProps({ locale, idPrefix: 'contact' })} />", put: '' },
  },
  {
    says: 'The title of the about page is the about header title followed by the brand suffix',
    where: ['site/layout/document.astro', view],
    test: {
      file: 'tests/e2e/statements.e2e.ts',
      name: '${path} has its title before that of the brand, and a description',
      of: '/nosotros',
    },
    broken: { find: '`${title} · ${settings.seo.titleSuffix}`', put: 'title' },
    decision:
      'every page has "title · brand"; here the menu word "Nosotros: " ("About us: ") comes first, so that the tab says which page it is',
  },
]
