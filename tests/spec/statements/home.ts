import type { Statement } from '../statement'

const view = 'site/views/home.astro'
const order = {
  file: 'tests/e2e/sections.e2e.ts',
  name: '${path} consists of its sections, in their order, and ends in a form to ask for information',
  of: '/',
}
const film = {
  file: 'tests/e2e/motion.e2e.ts',
  name: 'the film of the home page is a silent loop that starts by itself and can be paused',
}
const tabs = {
  file: 'tests/e2e/behaviour.e2e.ts',
  name: 'the home page shows 10 projects, and each tab as many as it says',
}
const popup = {
  file: 'tests/e2e/popups.e2e.ts',
  name: 'a link of ${path} opens the pop-up that staff bound to it, which never opens by itself and closes in three ways',
  of: '/proyectos/condominios/santorini',
}

const sentenceCase = 'in sentence case: Preventa, Mejía, …'

export const homeStatements: Statement[] = [
  {
    says: 'Home opens with a background video',
    where: ['site/sections/hero/hero.tsx', 'site/components/film/film.tsx'],
    test: film,
    broken: { find: 'files={props.films}', put: 'files={[]}' },
    decision: 'a picture where the content has no film; it stays a picture on save-data and reduced motion',
  },
  {
    says: 'The background video of the home page loops',
    where: ['site/components/film/film.tsx'],
    test: film,
    broken: { find: '<video muted loop ', put: '<video muted ' },
  },
  {
    says: 'The background video of the home page is muted',
    where: ['site/components/film/film.tsx'],
    test: film,
    broken: { find: '<video muted loop ', put: '<video loop ' },
  },
  {
    says: 'Then a slider with the company claims',
    where: [view, 'site/sections/claims/claims.tsx'],
    test: order,
    broken: { find: '<Claims {locale} claims={home.claims} />', put: '' },
    decision: 'the chosen claim is the long block; it works by arrow keys and without script',
  },
  {
    says: 'Home has an about section',
    where: [view],
    test: order,
    broken: { find: '<AboutTeaser {...home.about} />', put: '' },
  },
  {
    says: 'Home has a projects section with cards',
    where: [view],
    test: order,
    broken: { find: '{...home.projects}', put: '{...home.projects} title="" titleBold=""' },
  },
  {
    says: 'The cards are filtered by tabs',
    where: ['site/sections/project-grid/project-grid.tsx'],
    test: tabs,
    broken: {
      find: 'cards.filter((card) => card.filters.includes(filter))',
      put: 'cards.filter((card) => filter && card)',
    },
    decision: '"All" comes first and the apartments have a tab too; the choice stands in the address',
  },
  {
    says: 'A tab PRE-SALE',
    where: ['site/page-data/project-cards.ts'],
    test: tabs,
    broken: { find: "{ id: 'pre-sale', label: t('status.preSale') },", put: '' },
    decision: sentenceCase,
  },
  ...(
    [
      ['MEJÍA', 'mejia'],
      ['PUNTA DE BOMBÓN', 'punta-de-bombon'],
      ['LA JOYA', 'la-joya'],
      ['TUMBES', 'tumbes'],
    ] as const
  ).map(
    ([label, slug]): Statement => ({
      says: `A tab ${label}`,
      where: ['site/page-data/project-cards.ts'],
      test: tabs,
      broken: {
        find: 'filters: projectFilters(projects, locale)',
        put: `filters: projectFilters(projects, locale).filter(({ id }) => id !== '${slug}')`,
      },
      decision: sentenceCase,
    }),
  ),
  {
    says: 'Home has a news teaser',
    where: [view],
    test: order,
    broken: { find: '<NewsTeaser {locale} {...home.news} />', put: '' },
  },
  {
    says: 'Home has testimonials',
    where: [view],
    test: order,
    broken: { find: '<Testimonials client:visible {...home.testimonials} />', put: '' },
  },
  {
    says: 'The testimonials are turned by arrows',
    where: ['site/sections/testimonials/testimonials.tsx'],
    test: {
      file: 'tests/e2e/stories.e2e.ts',
      name: 'the arrows of the testimonials on ${path} turn to the next owner and back, and go round',
      of: '/',
    },
    broken: { find: 'label={labels.next} onClick={next}', put: 'label={labels.next} onClick={previous}' },
    decision: 'arrows and swipes only: words are read at the reader’s own pace',
  },
  {
    says: 'The contact form section of the home page has the anchor form-section',
    where: ['site/sections/contact/contact.tsx'],
    test: order,
    broken: { find: 'id={anchors.contact}', put: 'id="contact-section"' },
  },
  {
    says: 'A pop-up component exists',
    where: ['site/layout/popups/with-popups.astro', 'site/layout/popups/popup.tsx', 'domain/snapshot/popup.schema.ts'],
    test: popup,
    broken: { find: '{popupsOf(page, locale).map(', put: '{popupsOf(page, locale).slice(1).map(' },
    decision: 'a record of the CMS that staff bind to a link of any page; a page without such a link does not carry it',
  },
  {
    says: 'The pop-up is not opened by default',
    where: ['site/components/dialog/dialog.tsx'],
    test: popup,
    broken: { find: 'id={id} aria-label={label}>', put: 'id={id} aria-label={label} open>' },
    decision: 'it never opens by itself',
  },
  {
    says: 'A chat button is shown on the home page',
    where: ['site/layout/document.astro', 'site/layout/floating.tsx'],
    test: {
      file: 'tests/e2e/frame.e2e.ts',
      name: 'every kind of page has the header, the footer, the chat and the way to the other language',
    },
    broken: { find: '<Floating locale={locale} project={thumbBar} />', put: '<span />' },
  },
]
