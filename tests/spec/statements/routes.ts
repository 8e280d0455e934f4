import type { Statement } from '../statement'

const table = 'domain/snapshot/page-addresses.ts'
const server = 'ops/nginx/nginx.conf.template'
const leads = { file: 'tests/e2e/addresses.e2e.ts', name: '${from} leads to ${to}' }
const helps = {
  file: 'tests/e2e/addresses.e2e.ts',
  name: '${path} answers 404 with help in the language of its address',
}
const around = {
  file: 'tests/e2e/frame.e2e.ts',
  name: 'every kind of page has the header, the footer, the chat and the way to the other language',
}
const network = { file: 'tests/e2e/frame.e2e.ts', name: 'the footer and the banner of the news lead to ${network}' }

const pages = [
  ['home', '/', 'Home', "es: '/',", "es: '/inicio',"],
  ['about', '/nosotros', 'About us', "es: '/nosotros'", "es: '/empresa'"],
  [
    'condominium',
    '/proyectos/condominios/{projectId}',
    'Condominium project page',
    "'/proyectos/condominios/[slug]'",
    "'/condominios/[slug]'",
  ],
  [
    'apartment',
    '/proyectos/multifamiliares/{apartmentId}',
    'Apartment project page',
    "'/proyectos/multifamiliares/[slug]'",
    "'/multifamiliares/[slug]'",
  ],
  [
    'social-responsibility',
    '/responsabilidad-social',
    'Social responsibility',
    "es: '/responsabilidad-social'",
    "es: '/social'",
  ],
  ['referrals', '/referidos', 'Referral programme', "es: '/referidos'", "es: '/referir'"],
  [
    'terms',
    '/terminos-y-condiciones',
    'Terms and conditions of campaigns',
    "es: '/terminos-y-condiciones'",
    "es: '/terminos'",
  ],
  [
    'privacy',
    '/politica-de-privacidad',
    'Privacy policy (Spanish)',
    "es: '/politica-de-privacidad'",
    "es: '/privacidad'",
  ],
  [
    'complaint-book',
    '/libro-de-reclamaciones',
    'Complaint book',
    "es: '/libro-de-reclamaciones'",
    "es: '/reclamaciones'",
  ],
  ['news', '/noticias', 'News list', "es: '/noticias',", "es: '/actualidad',"],
  ['article', '/noticias/{id}', 'News detail', "'/noticias/[number]'", "'/noticia/[number]'"],
  ['maintenance', '/maintenance', 'Maintenance page', "es: '/maintenance'", "es: '/mantenimiento'"],
] as const

const slugs = [
  ['Mykonos', 'mykonos', 'condominios'],
  ['Santorini', 'santorini', 'condominios'],
  ['Zafiro', 'zafiro', 'condominios'],
  ['Punta Arena', 'punta-arena', 'condominios'],
  ['Punta Arena II', 'punta-arena-2', 'condominios'],
  ['Coral', 'coral', 'condominios'],
  ['Prado Piamonte', 'prado-piamonte', 'condominios'],
  ['Bahía Serena', 'bahia-serena', 'condominios'],
  ['O2', 'o2', 'multifamiliares'],
  ['Killa', 'killa', 'multifamiliares'],
] as const

export const routeStatements: Statement[] = [
  ...pages.map(
    ([page, address, screen, find, put]): Statement => ({
      says: `Route ${address}: ${screen}`,
      where: [table],
      test: { file: 'site/i18n/routes.test.ts', name: 'the page "%s" stands at %s and at %s', of: page },
      broken: { find, put },
    }),
  ),
  {
    says: 'The English privacy link is /privacy-policy',
    where: [server],
    test: { ...leads, of: '/privacy-policy' },
    broken: {
      find: '= /privacy-policy { return 301 /en/privacy-policy; }',
      put: '= /privacy-policy { return 302 /en; }',
    },
    decision: 'it redirects permanently to `/en/privacy-policy`, where the English policy lives',
  },
  {
    says: 'Any other path redirects to /',
    where: [server],
    test: { ...leads, of: '/una-pagina-que-no-existe' },
    broken: { find: 'return 302 /;', put: 'return 404;' },
    decision:
      'under `/en` to `/en`; temporary. Inside `/proyectos`, `/noticias` and `/zonas`, and for names of files, an honest 404',
  },
  {
    says: 'Any other path under /en redirects to /en',
    where: [server],
    test: { ...leads, of: '/en/a-page-that-does-not-exist' },
    broken: { find: 'return 302 /en;', put: 'return 302 /nosotros;' },
    decision: 'the English half of the redirect home',
  },
  {
    says: 'An earlier English link form /news appears in content',
    where: [server],
    test: { ...leads, of: '/news' },
    broken: { find: '= /news { return 301 /en/news; }', put: '= /news { return 302 /; }' },
    decision: 'it redirects permanently to `/en/news`',
  },
  {
    says: 'The header is shown on every page',
    where: ['site/layout/document.astro'],
    test: around,
    broken: { find: '<Header frame={frame} over={over} />', put: '<span />' },
    decision: 'not on the maintenance page: every link would lead back to it',
  },
  {
    says: 'The footer is shown on every page',
    where: ['site/layout/document.astro'],
    test: around,
    broken: { find: '<Footer frame={frame} hasThumbBar={thumbBar !== undefined} />', put: '<span />' },
  },
  {
    says: 'The footer loads lazily',
    where: ['site/layout/footer/footer.tsx'],
    nothing: 'it is HTML of the page; there is nothing to load later',
  },
  {
    says: 'The contact action of the footer navigates home and asks to scroll to the contact form',
    where: ['site/layout/page-frame.ts'],
    test: {
      file: 'tests/e2e/behaviour.e2e.ts',
      name: 'the footer of a page without a form leads to the one of the home page',
    },
    broken: { find: "pathFor('home', locale) + linkTo(anchors.contact)", put: "pathFor('home', locale)" },
    decision: 'pages with a form of their own scroll to that one',
  },
  {
    says: 'The footer links to an external policy document',
    where: ['site/layout/footer/footer.tsx', 'domain/snapshot/globals.schema.ts'],
    test: {
      file: 'tests/e2e/statements.e2e.ts',
      name: 'the footer of every page leads to the management policy, a document a phone can open',
    },
    broken: { find: "mediaOf(policyDocument, 'document', locale).src", put: "pathFor('terms', locale)" },
    decision: 'a file of the CMS; no link while there is none',
  },
  ...(
    [
      ['Facebook', 'facebook'],
      ['Instagram', 'instagram'],
      ['TikTok', 'tiktok'],
      ['YouTube', 'youtube'],
    ] as const
  ).map(
    ([name, key]): Statement => ({
      says: `The footer links to ${name}`,
      where: ['site/components/social-links/social-links.tsx'],
      test: { ...network, of: name },
      broken: { find: 'socials.map(', put: `socials.filter((one) => one.network !== '${key}').map(` },
    }),
  ),
  ...slugs.map(
    ([name, slug, kind]): Statement => ({
      says: `Project slug of ${name}: ${kind}/${slug}`,
      where: [`content/projects/${slug}.ts`],
      test: { file: 'content/projects/addresses.test.ts', name: '%s is a %s with the slug %s', of: name },
      broken: { find: `slug: '${slug}',`, put: `slug: '${slug}-x',` },
    }),
  ),
  {
    says: 'An unknown project id shows the loading text indefinitely',
    where: [server, 'site/views/not-found.astro'],
    test: { ...helps, of: '/proyectos/condominios/no-existe' },
    broken: { find: '/(proyectos|noticias|zonas))/', put: '/(noticias|zonas))/' },
    decision: 'a slip: 404 with projects and news to go on with',
  },
  {
    says: 'An unknown apartment id shows the loading text indefinitely',
    where: ['site/views/not-found.astro', server],
    test: { ...helps, of: '/proyectos/multifamiliares/no-existe' },
    broken: { find: '{...projects} plain', put: '{...projects} cards={[]} plain' },
    decision: 'a slip: 404 with projects and news to go on with',
  },
  {
    says: 'The Punta Arena II card on the home page links to the santorini route',
    where: ['site/page-data/project-cards.ts'],
    test: {
      file: 'tests/e2e/frame.e2e.ts',
      name: 'each card of ${home} leads to the page of its own project',
      of: '/',
    },
    broken: {
      find: 'path: project.path,',
      put: "path: project.path.replace('punta-arena-2', 'santorini'),",
    },
    decision: 'a slip: it links to `punta-arena-2`',
  },
]
