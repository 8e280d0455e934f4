import type { Statement } from '../statement'

const about = { file: 'tests/e2e/company.e2e.ts', name: '${path} tells history, mission, vision and values' }
const presented = {
  file: 'tests/e2e/sections.e2e.ts',
  name: '${path} consists of its sections, in their order, and ends in a form to ask for information',
}

export const product: Statement[] = [
  {
    says: 'Spanish is the default language',
    where: ['domain/snapshot/page-addresses.ts'],
    test: { file: 'site/i18n/routes.test.ts', name: '%s in %s is at its address' },
    broken: { find: "home: { es: '/', en: '/en' }", put: "home: { es: '/es', en: '/' }" },
    decision: 'the bare address is Spanish; no redirect by browser language',
  },
  {
    says: 'The site is offered in English too',
    where: ['site/i18n/routes.ts'],
    test: { file: 'site/i18n/routes.test.ts', name: 'a page knows its address in both languages' },
    broken: { find: "en: pathFor(page, 'en', params) }", put: "en: pathFor(page, 'es', params) }" },
    decision: 'it lives under `/en`, with English words in its addresses',
  },
  {
    says: 'A language switch ES/EN is always available',
    where: ['site/layout/header/language-switch.tsx'],
    test: { file: 'tests/e2e/behaviour.e2e.ts', name: 'the language switch leads to the same place of the same page' },
    broken: {
      find: 'href={pathFor(frame.page, language, frame.params)}',
      put: 'href={pathFor(frame.page, frame.locale, frame.params)}',
    },
    decision: 'it leads to the same page, with query and hash',
  },
  {
    says: 'English is the fallback language',
    where: ['site/i18n/translator.ts'],
    test: { file: 'site/i18n/translator.test.ts', name: 'a text missing in Spanish is said in English' },
    broken: { find: '({ ...english, ...own })', put: '({ ...own })' },
    decision: 'a test fails on a missing key, so that the fallback is a net',
  },
  {
    says: 'A translation look-up that lacks a key returns a supplied fallback text',
    where: ['site/i18n/translate.ts'],
    test: {
      file: 'site/i18n/translator.test.ts',
      name: 'a text missing in both languages is the one the caller supplies',
    },
    broken: { find: 'fillIn(texts[key] ?? fallback,', put: "fillIn(texts[key] ?? ''," },
  },
  {
    says: 'A content text missing in one language falls back to the other',
    where: ['cms/publishing/snapshot/document-to-content.ts'],
    test: {
      file: 'cms/publishing/snapshot/document-to-content.test.ts',
      name: 'a text missing in one language leaves the CMS with the other one',
    },
    broken: { find: 'en: read(en || es) }', put: "en: en ? read(en) : '' }" },
    decision: 'beyond the spec',
  },
  {
    says: 'The site presents the history of the company',
    where: ['site/sections/about-head/about-head.tsx', 'content/about.ts'],
    test: about,
    broken: { find: '<p>{opening}</p>', put: '<p />' },
  },
  {
    says: 'The site presents its mission',
    where: ['site/sections/about-purpose/about-purpose.tsx', 'content/about.ts'],
    test: about,
    broken: { find: '<Block {...mission} from={2} />', put: '' },
  },
  {
    says: 'The site presents its vision',
    where: ['site/sections/about-purpose/about-purpose.tsx', 'content/about.ts'],
    test: about,
    broken: { find: '<Block {...vision} from={3} />', put: '' },
  },
  {
    says: 'The site presents its values',
    where: ['site/sections/about-values/about-values.tsx', 'content/about.ts'],
    test: about,
    broken: { find: '<dd {...reveal(1)}>{item.description}</dd>', put: '<dd />' },
  },
  {
    says: 'The site presents social-responsibility campaigns',
    where: ['site/views/social-responsibility.astro', 'content/social-campaigns.ts'],
    test: { ...presented, of: '/responsabilidad-social' },
    broken: { find: '<SocialCampaigns client:touch {...social.community} />', put: '' },
  },
  {
    says: 'The site presents sustainability campaigns',
    where: ['site/views/social-responsibility.astro', 'content/social-campaigns.ts'],
    test: { ...presented, of: '/responsabilidad-social' },
    broken: { find: '<SocialCampaigns client:visible {...social.environment} mirrored />', put: '' },
  },
  {
    says: 'The site presents news articles',
    where: ['site/views/news.astro', 'content/news/all-news.ts'],
    test: { ...presented, of: '/noticias' },
    broken: { find: '<NewsList client:touch {...news.list} />', put: '' },
  },
  {
    says: 'The site presents client testimonials',
    where: ['site/views/home.astro', 'content/testimonials.ts'],
    test: { ...presented, of: '/' },
    broken: { find: '<Testimonials client:visible {...home.testimonials} />', put: '' },
  },
  {
    says: 'The site has one page per project',
    where: ['site/page-data/page-params.ts', 'content/projects/all-projects.ts'],
    test: { file: 'site/page-data/page-params.test.ts', name: 'there is one page per %s', of: 'condominium' },
    broken: {
      find: ".map(({ slug }) => ({ slug }))\n  if (page === 'lots')",
      put: ".slice(1).map(({ slug }) => ({ slug }))\n  if (page === 'lots')",
    },
  },
  {
    says: "A project's page tells its price",
    where: ['site/sections/info-box/info-box.tsx'],
    test: {
      file: 'tests/e2e/figures.e2e.ts',
      name: 'the page of ${project.name} shows the agreed figures in both languages',
    },
    broken: { find: '<Price price={price} />', put: '' },
  },
  {
    says: "A project's page tells its financing",
    where: ['site/sections/info-box/info-box.tsx'],
    test: {
      file: 'tests/e2e/figures.e2e.ts',
      name: 'the page of ${project.name} shows the agreed figures in both languages',
    },
    broken: {
      find: 'props.features.map((feature) =>',
      put: "props.features.filter(({ icon }) => icon !== 'months').map((feature) =>",
    },
  },
  {
    says: "A project's page tells its amenities",
    where: ['site/views/project.astro'],
    test: { ...presented, of: '/proyectos/condominios/santorini' },
    broken: { find: '<Amenities {locale} {...sections.amenities} />', put: '' },
  },
  {
    says: "A project's page has a gallery",
    where: ['site/views/project.astro'],
    test: { ...presented, of: '/proyectos/condominios/santorini' },
    broken: {
      find: '<Gallery client:visible {...sections.gallery}>',
      put: '<Gallery client:visible {...sections.gallery} title="" titleBold="">',
    },
  },
  {
    says: "A project's page has a 360 tour",
    where: ['site/sections/gallery/gallery.tsx'],
    test: {
      file: 'site/sections/gallery/gallery.browser.test.tsx',
      name: 'there are tabs only where there is something to choose',
    },
    broken: { find: '{props[one.id]}', put: "{one.id === 'tour' ? null : props[one.id]}" },
  },
  {
    says: "A project's page has a video",
    where: ['site/views/project.astro', 'content/projects/santorini.ts'],
    test: {
      file: 'tests/e2e/films.e2e.ts',
      name: 'the gallery of ${path} has a video as its third mode, loaded when it is started and told in words',
      of: '/proyectos/condominios/santorini',
    },
    broken: { find: '{sections.film && <FilmPlayer {...sections.film} />}', put: '' },
    decision: 'where it has one: of the demo content, all ten projects',
  },
  {
    says: "A project's page tells the progress of its construction",
    where: ['site/views/project.astro'],
    test: { ...presented, of: '/proyectos/condominios/santorini' },
    broken: { find: '{sections.progress && <Progress client:visible {...sections.progress} />}', put: '' },
  },
  {
    says: "A project's page tells its location",
    where: ['site/views/project.astro'],
    test: { ...presented, of: '/proyectos/condominios/santorini' },
    broken: { find: '<Location client:visible {...sections.location} />', put: '' },
  },
  {
    says: "A project's page has a contact form",
    where: ['site/views/project.astro'],
    test: { ...presented, of: '/proyectos/condominios/santorini' },
    broken: {
      find: "<LeadForm client:visible {...leadFormProps({ locale, project: slug, idPrefix: 'contact' })} />",
      put: '',
    },
  },
  {
    says: 'The site presents a refer-and-win programme',
    where: ['site/views/referrals.astro'],
    test: { file: 'tests/e2e/sections.e2e.ts', name: '/referidos consists of its sections, in their order' },
    broken: { find: '<ReferralRewards {...referrals.rewards} />', put: '' },
  },
  {
    says: 'The site has a page with the terms and conditions of campaigns',
    where: ['site/views/terms.astro'],
    test: {
      file: 'tests/e2e/campaign-terms.e2e.ts',
      name: '${path} states the agreed dates and figures of every campaign',
    },
    broken: { find: '<Terms client:load {...terms} />', put: '' },
  },
  {
    says: 'The site has a privacy policy',
    where: ['site/views/privacy.astro'],
    test: { file: 'tests/e2e/company.e2e.ts', name: '${path} is the text of the policy' },
    broken: { find: '<PrivacyText {locale} {text} {headings} {language} />', put: '' },
  },
  {
    says: 'The site has a complaint book',
    where: ['site/views/complaint-book.astro'],
    test: {
      file: 'tests/e2e/statements.e2e.ts',
      name: "${path} defines what can be filed and names the law's deadline",
    },
    broken: {
      find: '<ComplaintForm client:touch={draftName(complaintFormId(form.idPrefix))} {...form} />',
      put: '',
    },
  },
  {
    says: 'The site has a maintenance page',
    where: ['site/views/maintenance.astro'],
    test: {
      file: 'tests/e2e/maintenance.e2e.ts',
      name: 'the maintenance page says that we are at work and will be back',
    },
    broken: { find: '<Maintenance {locale} {...maintenance} />', put: '' },
  },
]
