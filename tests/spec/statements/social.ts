import type { Statement } from '../statement'

const view = 'site/views/social-responsibility.astro'
const carousel = 'site/sections/social-campaigns/social-campaigns.tsx'
const sectionOrderTest = {
  file: 'tests/e2e/sections.e2e.ts',
  name: '${path} shows its sections in the agreed order, and ends with a form to request information',
  of: '/responsabilidad-social',
}
const carouselTest = {
  file: 'tests/e2e/text-carousels.e2e.ts',
  name: 'carousel ${index + 1} of ${path} shows one social campaign after the other with date, text and images',
}

export const socialStatements: Statement[] = [
  { says: 'Social responsibility has a header', where: [view], test: sectionOrderTest },
  {
    says: 'Social responsibility has a campaigns slider',
    where: [carousel, view],
    test: { ...carouselTest, of: '1' },
    decision: 'the texts do not move by themselves, so visitors can read at their own pace',
  },
  { says: 'Each campaign of the slider shows its date', where: [carousel], test: { ...carouselTest, of: '1' } },
  { says: 'Each campaign of the slider shows its story', where: [carousel], test: { ...carouselTest, of: '1' } },
  { says: 'Each campaign of the slider shows its images', where: [carousel], test: { ...carouselTest, of: '1' } },
  {
    says: 'A campaign of the slider may have a button',
    where: [carousel],
    test: {
      file: 'tests/e2e/records.e2e.ts',
      name: 'a social campaign on ${path} has a button "${label}" that links to an existing page or form',
      of: '/responsabilidad-social',
    },
  },
  { says: 'Social responsibility has sustainable solutions', where: [view], test: sectionOrderTest },
  { says: 'Social responsibility has a second slider', where: [view], test: { ...carouselTest, of: '2' } },
  { says: 'Social responsibility has a news banner', where: [view], test: sectionOrderTest },
  {
    says: 'Social responsibility ends in a form',
    where: ['site/sections/contact/contact.tsx', view],
    test: sectionOrderTest,
  },
  {
    says: 'Social responsibility has a chat button',
    where: ['site/layout/floating.tsx'],
    test: {
      file: 'tests/e2e/frame.e2e.ts',
      name: 'every kind of page has the header, the footer, the chat link and the language switch',
    },
  },
]
