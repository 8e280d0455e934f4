import type { Statement } from '../statement'

const table = 'domain/snapshot/page-urls.ts'
const server = 'ops/nginx/nginx.conf.template'
const redirectTest = { file: 'tests/e2e/urls.e2e.ts', name: '${from} redirects to ${to}' }
const notFoundTest = {
  file: 'tests/e2e/urls.e2e.ts',
  name: '${path} responds with 404 and help in the language of its URL',
}
const pageFrameTest = {
  file: 'tests/e2e/frame.e2e.ts',
  name: 'every kind of page has the header, the footer, the chat link and the language switch',
}
const networkTest = { file: 'tests/e2e/frame.e2e.ts', name: 'the footer and the banner of the news link to ${network}' }

const pages = [
  ['home', '/', 'Home'],
  ['about', '/nosotros', 'About us'],
  ['condominium', '/proyectos/condominios/{projectId}', 'Condominium project page'],
  ['apartment', '/proyectos/multifamiliares/{apartmentId}', 'Apartment project page'],
  ['social-responsibility', '/responsabilidad-social', 'Social responsibility'],
  ['referrals', '/referidos', 'Referral programme'],
  ['terms', '/terminos-y-condiciones', 'Terms and conditions of campaigns'],
  ['privacy', '/politica-de-privacidad', 'Privacy policy (Spanish)'],
  ['complaint-book', '/libro-de-reclamaciones', 'Complaint book'],
  ['news', '/noticias', 'News list'],
  ['article', '/noticias/{id}', 'News detail'],
  ['maintenance', '/maintenance', 'Maintenance page'],
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
    ([page, address, screen]): Statement => ({
      says: `Route ${address}: ${screen}`,
      where: [table],
      test: {
        file: 'site/i18n/routes.test.ts',
        name: 'serves the page "%s" at %s and %s',
        of: page,
      },
    }),
  ),
  {
    says: 'The English privacy link is /privacy-policy',
    where: [server],
    test: { ...redirectTest, of: '/privacy-policy' },
    decision: 'it redirects permanently to `/en/privacy-policy`, the URL of the English policy',
  },
  {
    says: 'Any other path redirects to /',
    where: [server],
    test: { ...redirectTest, of: '/una-pagina-que-no-existe' },
    decision:
      'under `/en` to `/en`; the redirect is temporary. Inside `/proyectos`, `/noticias` and `/zonas`, and for file names, the response is 404',
  },
  {
    says: 'Any other path under /en redirects to /en',
    where: [server],
    test: { ...redirectTest, of: '/en/a-page-that-does-not-exist' },
    decision: 'the English version of the redirect to the home page',
  },
  {
    says: 'An earlier English link form /news appears in content',
    where: [server],
    test: { ...redirectTest, of: '/news' },
    decision: 'it redirects permanently to `/en/news`',
  },
  {
    says: 'The header is shown on every page',
    where: ['site/layout/document.astro'],
    test: pageFrameTest,
    decision: 'not on the maintenance page, because every link would open it again',
  },
  { says: 'The footer is shown on every page', where: ['site/layout/document.astro'], test: pageFrameTest },
  {
    says: 'The footer loads lazily',
    where: ['site/layout/footer/footer.tsx'],
    nothing: 'it is part of the HTML of the page, so nothing is loaded later',
  },
  {
    says: 'The contact action of the footer navigates home and asks to scroll to the contact form',
    where: ['site/layout/page-frame.ts'],
    test: {
      file: 'tests/e2e/behaviour.e2e.ts',
      name: 'the footer of a page without a form links to the form of the home page',
    },
    decision: 'pages with their own form scroll to that form',
  },
  {
    says: 'The footer links to an external policy document',
    where: ['site/layout/footer/footer.tsx', 'domain/snapshot/globals.schema.ts'],
    test: {
      file: 'tests/e2e/statements.e2e.ts',
      name: 'the footer links to the management policy as a PDF',
    },
    decision: 'a file of the CMS; no link while there is none',
  },
  ...['Facebook', 'Instagram', 'TikTok', 'YouTube'].map(
    (name): Statement => ({
      says: `The footer links to ${name}`,
      where: ['site/components/social-links/social-links.tsx'],
      test: { ...networkTest, of: name },
    }),
  ),
  ...slugs.map(
    ([name, slug, kind]): Statement => ({
      says: `Project slug of ${name}: ${kind}/${slug}`,
      where: [`content/projects/${slug}.ts`],
      test: { file: 'content/projects/addresses.test.ts', name: 'keeps the kind and slug of %s: %s, %s', of: name },
    }),
  ),
  {
    says: 'An unknown project id shows the loading text indefinitely',
    where: [server, 'site/views/not-found.astro'],
    test: { ...notFoundTest, of: '/proyectos/condominios/no-existe' },
    decision: 'an error in the specification: 404 with links to projects and news',
  },
  {
    says: 'An unknown apartment id shows the loading text indefinitely',
    where: ['site/views/not-found.astro', server],
    test: { ...notFoundTest, of: '/proyectos/multifamiliares/no-existe' },
    decision: 'an error in the specification: 404 with links to projects and news',
  },
  {
    says: 'The Punta Arena II card on the home page links to the santorini route',
    where: ['site/page-data/project-cards.ts'],
    test: {
      file: 'tests/e2e/frame.e2e.ts',
      name: 'each card of ${home} links to the page of its project',
      of: '/',
    },
    decision: 'an error in the specification: it links to `punta-arena-2`',
  },
]
