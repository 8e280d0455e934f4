import type { Statement } from '../statement'

const aboutTest = {
  file: 'tests/e2e/company.e2e.ts',
  name: '${path} shows the history, mission, vision and values of the company',
}
const sectionsTest = {
  file: 'tests/e2e/sections.e2e.ts',
  name: '${path} shows its sections in the agreed order, and ends with a form to request information',
}

export const product: Statement[] = [
  {
    says: 'Spanish is the default language',
    where: ['domain/snapshot/page-urls.ts'],
    test: { file: 'site/i18n/routes.test.ts', name: 'builds the URL of the page "%s" in %s' },
    decision: 'the URL without a prefix is Spanish; there is no redirect by browser language',
  },
  {
    says: 'The site is offered in English too',
    where: ['site/i18n/routes.ts'],
    test: { file: 'site/i18n/routes.test.ts', name: 'returns the URL of a page in both languages' },
    decision: 'it is under `/en`, with English URLs',
  },
  {
    says: 'A language switch ES/EN is always available',
    where: ['site/layout/header/language-switch.tsx'],
    test: {
      file: 'tests/e2e/behaviour.e2e.ts',
      name: 'the language switch keeps the page, the query string and the hash',
    },
    decision: 'it links to the same page, with query and hash',
  },
  {
    says: 'English is the fallback language',
    where: ['site/i18n/translator.ts'],
    test: { file: 'site/i18n/translator.test.ts', name: 'falls back to English for a text missing in Spanish' },
    decision: 'a test fails on a missing key, so the fallback is only a safety net',
  },
  {
    says: 'A translation look-up that lacks a key returns a supplied fallback text',
    where: ['site/i18n/translate.ts'],
    test: {
      file: 'site/i18n/translator.test.ts',
      name: 'uses the given fallback for a text missing in both languages',
    },
  },
  {
    says: 'A content text missing in one language falls back to the other',
    where: ['cms/publishing/snapshot/document-to-content.ts'],
    test: {
      file: 'cms/publishing/snapshot/document-to-content.test.ts',
      name: 'uses the other language for a missing text',
    },
    decision: 'not in the specification',
  },
  {
    says: 'The site presents the history of the company',
    where: ['site/sections/about-head/about-head.tsx', 'content/about.ts'],
    test: aboutTest,
  },
  {
    says: 'The site presents its mission',
    where: ['site/sections/about-purpose/about-purpose.tsx', 'content/about.ts'],
    test: aboutTest,
  },
  {
    says: 'The site presents its vision',
    where: ['site/sections/about-purpose/about-purpose.tsx', 'content/about.ts'],
    test: aboutTest,
  },
  {
    says: 'The site presents its values',
    where: ['site/sections/about-values/about-values.tsx', 'content/about.ts'],
    test: aboutTest,
  },
  {
    says: 'The site presents social-responsibility campaigns',
    where: ['site/views/social-responsibility.astro', 'content/social-campaigns.ts'],
    test: { ...sectionsTest, of: '/responsabilidad-social' },
  },
  {
    says: 'The site presents sustainability campaigns',
    where: ['site/views/social-responsibility.astro', 'content/social-campaigns.ts'],
    test: { ...sectionsTest, of: '/responsabilidad-social' },
  },
  {
    says: 'The site presents news articles',
    where: ['site/views/news.astro', 'content/news/all-news.ts'],
    test: { ...sectionsTest, of: '/noticias' },
  },
  {
    says: 'The site presents client testimonials',
    where: ['site/views/home.astro', 'content/testimonials.ts'],
    test: { ...sectionsTest, of: '/' },
  },
  {
    says: 'The site has one page per project',
    where: ['site/page-data/page-params.ts', 'content/projects/all-projects.ts'],
    test: {
      file: 'site/page-data/page-params.test.ts',
      name: 'returns the parameters of the pages of the route "%s"',
      of: 'condominium',
    },
  },
  {
    says: "A project's page shows its price",
    where: ['site/sections/info-box/info-box.tsx'],
    test: {
      file: 'tests/e2e/figures.e2e.ts',
      name: 'the page of ${project.name} shows the agreed figures in both languages',
    },
  },
  {
    says: "A project's page shows its financing",
    where: ['site/sections/info-box/info-box.tsx'],
    test: {
      file: 'tests/e2e/figures.e2e.ts',
      name: 'the page of ${project.name} shows the agreed figures in both languages',
    },
  },
  {
    says: "A project's page shows its amenities",
    where: ['site/views/project.astro'],
    test: { ...sectionsTest, of: '/proyectos/condominios/santorini' },
  },
  {
    says: "A project's page has a gallery",
    where: ['site/views/project.astro'],
    test: { ...sectionsTest, of: '/proyectos/condominios/santorini' },
  },
  {
    says: "A project's page has a 360 tour",
    where: ['site/sections/gallery/gallery.tsx'],
    test: {
      file: 'site/sections/gallery/gallery.browser.test.tsx',
      name: 'shows tabs only if the gallery has more than one mode',
    },
  },
  {
    says: "A project's page has a video",
    where: ['site/views/project.astro', 'content/projects/santorini.ts'],
    test: {
      file: 'tests/e2e/videos.e2e.ts',
      name: 'the gallery of ${path} has a video with a text description, which loads only when it starts',
      of: '/proyectos/condominios/santorini',
    },
    decision: 'if it has one; in the demo content all ten projects do',
  },
  {
    says: "A project's page shows the progress of its construction",
    where: ['site/views/project.astro'],
    test: { ...sectionsTest, of: '/proyectos/condominios/santorini' },
  },
  {
    says: "A project's page shows its location",
    where: ['site/views/project.astro'],
    test: { ...sectionsTest, of: '/proyectos/condominios/santorini' },
  },
  {
    says: "A project's page has a contact form",
    where: ['site/views/project.astro'],
    test: { ...sectionsTest, of: '/proyectos/condominios/santorini' },
  },
  {
    says: 'The site presents a refer-and-win programme',
    where: ['site/views/referrals.astro'],
    test: { file: 'tests/e2e/sections.e2e.ts', name: '/referidos shows its sections in the agreed order' },
  },
  {
    says: 'The site has a page with the terms and conditions of campaigns',
    where: ['site/views/terms.astro'],
    test: {
      file: 'tests/e2e/campaign-terms.e2e.ts',
      name: '${path} states the agreed dates and figures of every campaign',
    },
  },
  {
    says: 'The site has a privacy policy',
    where: ['site/views/privacy.astro'],
    test: { file: 'tests/e2e/company.e2e.ts', name: '${path} shows the text of the privacy policy' },
  },
  {
    says: 'The site has a complaint book',
    where: ['site/views/complaint-book.astro'],
    test: {
      file: 'tests/e2e/statements.e2e.ts',
      name: '${path} defines what can be filed and states the legal deadline',
    },
  },
  {
    says: 'The site has a maintenance page',
    where: ['site/views/maintenance.astro'],
    test: {
      file: 'tests/e2e/maintenance.e2e.ts',
      name: 'the maintenance page says that we are working on the site and will be back',
    },
  },
]
