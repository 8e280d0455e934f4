import type { Statement } from '../statement'

const view = 'site/views/social-responsibility.astro'
const slider = 'site/sections/social-campaigns/social-campaigns.tsx'
const order = {
  file: 'tests/e2e/sections.e2e.ts',
  name: '${path} consists of its sections, in their order, and ends in a form to ask for information',
  of: '/responsabilidad-social',
}
const turns = {
  file: 'tests/e2e/stories.e2e.ts',
  name: 'slider ${at + 1} of ${path} turns from campaign to campaign, each with its date, its story and its pictures',
}

export const socialStatements: Statement[] = [
  {
    says: 'Social responsibility has a header',
    where: [view],
    test: order,
    broken: { find: '<PictureHead {...social.head} />', put: '' },
  },
  {
    says: 'Social responsibility has a campaigns slider',
    where: [slider, view],
    test: { ...turns, of: '1' },
    broken: { find: '{hasSeveral && <CarouselControls', put: '{!hasSeveral && <CarouselControls' },
    decision: 'nothing moves by itself: words are read at the reader’s own pace',
  },
  {
    says: 'Each campaign of the slider tells its date',
    where: [slider],
    test: { ...turns, of: '1' },
    broken: { find: '<Small>{dateLabel}</Small>', put: '' },
  },
  {
    says: 'Each campaign of the slider tells its story',
    where: [slider],
    test: { ...turns, of: '1' },
    broken: { find: '<p>{paragraph}</p>', put: '' },
  },
  {
    says: 'Each campaign of the slider shows its pictures',
    where: [slider],
    test: { ...turns, of: '1' },
    broken: { find: '<Picture picture={picture} span="half" />', put: '' },
  },
  {
    says: 'A campaign of the slider may have a button',
    where: [slider],
    test: {
      file: 'tests/e2e/records.e2e.ts',
      name: 'on ${path} a campaign has the button "${label}"',
      of: '/responsabilidad-social',
    },
    broken: { find: '{button && (', put: '{button && !title && (' },
  },
  {
    says: 'Social responsibility has sustainable solutions',
    where: [view],
    test: order,
    broken: { find: '<SocialSolutions {...social.solutions} />', put: '' },
  },
  {
    says: 'Social responsibility has a second slider',
    where: [view],
    test: { ...turns, of: '2' },
    broken: { find: '<SocialCampaigns client:visible {...social.environment} mirrored />', put: '' },
  },
  {
    says: 'Social responsibility has a news banner',
    where: [view],
    test: order,
    broken: { find: '<PageBanner {...social.banner}>', put: '<PageBanner {...social.banner} title="" titleBold="">' },
  },
  {
    says: 'Social responsibility ends in a form',
    where: ['site/sections/contact/contact.tsx', view],
    test: order,
    broken: { find: '{children}', put: '' },
  },
  {
    says: 'Social responsibility has a chat button',
    where: ['site/layout/floating.tsx'],
    test: {
      file: 'tests/e2e/frame.e2e.ts',
      name: 'every kind of page has the header, the footer, the chat and the way to the other language',
    },
    broken: { find: "name={t('chat.open')}", put: "name={t('chat.label')}" },
  },
]
