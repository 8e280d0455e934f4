import type { Statement } from '../statement'

const view = 'site/views/place.astro'
const sectionOrderTest = {
  file: 'tests/e2e/sections.e2e.ts',
  name: '${path} shows its sections in the agreed order, and ends with a form to request information',
  of: '/zonas/mejia',
}
const callToActionTest = {
  file: 'tests/e2e/place-page.e2e.ts',
  name: 'the gallery of ${path} links to the appointment page, and the button of the banner focuses the form',
  of: '/zonas/mejia',
}
const calendarDecision =
  'the button of the banner does; the button of the gallery is for an appointment, so it opens the list of calendars'
const areaTitleTest = {
  file: 'tests/e2e/place-page.e2e.ts',
  name: '${path} has the place and the brand in its title, and the place in its description',
  of: '/zonas/mejia',
}

const section = (says: string): Statement => ({
  says,
  where: [view],
  test: sectionOrderTest,
})

export const placePageStatements: Statement[] = [
  {
    says: 'A landing page for an area exists; its route is not shown',
    where: ['domain/snapshot/page-urls.ts'],
    test: {
      file: 'site/i18n/routes.test.ts',
      name: 'serves the page "%s" at %s and %s',
      of: 'place',
    },
    decision: '`/zonas/{slug}` for mejia, punta-de-bombon, la-joya and tumbes',
  },
  section('An area page has a slider'),
  section('An area page has an info box'),
  {
    says: 'The info box of an area page overlaps the slider',
    where: ['site/sections/place-info/place-info.module.css'],
    test: {
      file: 'tests/e2e/place-page.e2e.ts',
      name: 'the info box of ${path} overlaps its carousel, and the chat link stays in view while scrolling',
      of: '/zonas/mejia',
    },
  },
  section('An area page has an area section'),
  section('The area section of an area page has a form'),
  { says: 'An area page has a gallery', where: [view], test: sectionOrderTest },
  {
    says: 'The gallery of an area page has a call to action',
    where: ['site/sections/gallery/gallery.tsx'],
    test: callToActionTest,
  },
  section('An area page has a virtual section'),
  section('An area page has a promo banner'),
  {
    says: 'The promo banner of an area page has a call to action',
    where: ['site/sections/promo-banner/promo-banner.tsx'],
    test: callToActionTest,
  },
  section('An area page has a location section'),
  {
    says: 'An area page has a floating chat link',
    where: ['site/layout/chat/chat.module.css'],
    test: {
      file: 'tests/e2e/place-page.e2e.ts',
      name: 'the info box of ${path} overlaps its carousel, and the chat link stays in view while scrolling',
      of: '/zonas/mejia',
    },
  },
  {
    says: 'Both call-to-action buttons of an area page scroll smoothly',
    where: ['site/styles/base.css'],
    test: {
      file: 'tests/e2e/scrolling.e2e.ts',
      name: 'the button in ${name} scrolls smoothly to its target',
      of: 'the hero of the referral page',
    },
    decision: calendarDecision,
  },
  {
    says: 'Both call-to-action buttons of an area page lead to the area form',
    where: ['site/layout/beside-form/form-panel.astro'],
    test: callToActionTest,
    decision: calendarDecision,
  },
  {
    says: 'Both call-to-action buttons of an area page focus the first input of the form',
    where: ['site/layout/form-area/focus-form.client.ts'],
    test: callToActionTest,
    decision: calendarDecision,
  },
  {
    says: 'The title of an area page is the page title, a separator and the brand',
    where: ['site/layout/document.astro'],
    test: areaTitleTest,
  },
  {
    says: 'The meta description of an area page comes from the area description',
    where: ['site/layout/document.astro'],
    test: areaTitleTest,
    decision:
      'a separate text (`seo.description`) for search results, which are cut after about 155 characters; the description of the area is longer',
  },
]
