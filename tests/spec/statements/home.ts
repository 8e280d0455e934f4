import type { Statement } from '../statement'

const view = 'site/views/home.astro'
const sectionOrderTest = {
  file: 'tests/e2e/sections.e2e.ts',
  name: '${path} shows its sections in the agreed order, and ends with a form to request information',
  of: '/',
}
const videoTest = {
  file: 'tests/e2e/motion.e2e.ts',
  name: 'the video of the home page is a silent loop that autoplays and can be paused',
}
const tabsTest = {
  file: 'tests/e2e/behaviour.e2e.ts',
  name: 'the home page shows 10 projects, and each tab shows as many as its label says',
}
const popupTest = {
  file: 'tests/e2e/popups.e2e.ts',
  name: 'a pop-up of ${path} opens by its link and closes by Escape, by its button and by a click outside',
  of: '/proyectos/condominios/santorini',
}

const sentenceCase = 'in sentence case: Preventa, Mejía, …'

export const homeStatements: Statement[] = [
  {
    says: 'Home opens with a background video',
    where: ['site/sections/hero/hero.tsx', 'site/components/video/video.tsx'],
    test: videoTest,
    decision: 'an image if the content has no video, if the visitor saves data, or if they prefer reduced motion',
  },
  { says: 'The background video of the home page loops', where: ['site/components/video/video.tsx'], test: videoTest },
  {
    says: 'The background video of the home page is muted',
    where: ['site/components/video/video.tsx'],
    test: videoTest,
  },
  {
    says: 'Then a slider with the company claims',
    where: [view, 'site/sections/claims/claims.tsx'],
    test: sectionOrderTest,
    decision:
      'it follows the budget form and the projects, because visitors look for these first. It works with arrow keys and without JavaScript',
  },
  { says: 'Home has an about section', where: [view], test: sectionOrderTest, decision: 'after the projects' },
  { says: 'Home has a projects section with cards', where: [view], test: sectionOrderTest },
  {
    says: 'The cards are filtered by tabs',
    where: ['site/sections/project-grid/project-grid.tsx'],
    test: tabsTest,
    decision: '"All" is first, apartments have a tab too, and the choice is in the URL',
  },
  { says: 'A tab PRE-SALE', where: ['site/page-data/project-cards.ts'], test: tabsTest, decision: sentenceCase },
  ...['MEJÍA', 'PUNTA DE BOMBÓN', 'LA JOYA', 'TUMBES'].map(
    (label): Statement => ({
      says: `A tab ${label}`,
      where: ['site/page-data/project-cards.ts'],
      test: tabsTest,
      decision: sentenceCase,
    }),
  ),
  { says: 'Home has a news teaser', where: [view], test: sectionOrderTest },
  { says: 'Home has testimonials', where: [view], test: sectionOrderTest },
  {
    says: 'The testimonials are turned by arrows',
    where: ['site/sections/testimonials/testimonials.tsx'],
    test: {
      file: 'tests/e2e/text-carousels.e2e.ts',
      name: 'the arrows of the testimonials on ${path} show the next and the previous testimonial, and loop',
      of: '/',
    },
    decision: 'only arrows and swipes, so visitors can read at their own pace',
  },
  {
    says: 'The contact form section of the home page has the anchor form-section',
    where: ['site/sections/contact/contact.tsx'],
    test: sectionOrderTest,
  },
  {
    says: 'A pop-up component exists',
    where: ['site/layout/popups/with-popups.astro', 'site/layout/popups/popup.tsx', 'domain/snapshot/popup.schema.ts'],
    test: popupTest,
    decision: 'a record of the CMS that staff link from any page; other pages do not contain it',
  },
  {
    says: 'The pop-up is not opened by default',
    where: ['site/components/dialog/dialog.tsx'],
    test: popupTest,
    decision: 'it never opens by itself',
  },
  {
    says: 'A chat button is shown on the home page',
    where: ['site/layout/document.astro', 'site/layout/floating.tsx'],
    test: {
      file: 'tests/e2e/frame.e2e.ts',
      name: 'every kind of page has the header, the footer, the chat link and the language switch',
    },
  },
]
