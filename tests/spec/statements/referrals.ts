import type { Statement } from '../statement'

const view = 'site/views/referrals.astro'
const order = { file: 'tests/e2e/sections.e2e.ts', name: '/referidos consists of its sections, in their order' }
const headed = {
  file: 'tests/e2e/referrals-page.e2e.ts',
  name: 'the page is headed "REFIERE y GANA" and offers the rewards first, then the form',
}
const walk = {
  file: 'tests/e2e/referrals-page.e2e.ts',
  name: 'the buttons of the referral page lead from block to block down to the form',
}

export const referralStatements: Statement[] = [
  {
    says: "The banner of the referral page has the text 'REFIERE y GANA'",
    where: ['content/referral-programme.ts'],
    test: {
      file: 'content/demo-content.test.ts',
      name: 'the words of the specification stand as they are written there',
    },
    broken: { find: "es: 'REFIERE y'", put: "es: 'Recomienda y'" },
  },
  {
    says: 'That text heads the referral page',
    where: ['site/page-data/referral-programme.ts'],
    test: headed,
    broken: { find: 'head: { ...header, picture', put: "head: { ...header, titleBold: '', picture" },
  },
  {
    says: 'The referral page has two buttons in its banner',
    where: [view],
    test: headed,
    broken: {
      find: '<ButtonLink href={linkTo(anchors.referralForm)} look="line">{head.secondButton}</ButtonLink>',
      put: '',
    },
    decision: 'the second leads to the form',
  },
  {
    says: 'The first button scrolls to the element referred-steps',
    where: [view],
    test: walk,
    broken: { find: 'href={linkTo(anchors.referralRewards)}', put: 'href="#referred-form"' },
  },
  {
    says: 'The rewards block has the anchor referred-steps',
    where: ['site/sections/referral-rewards/referral-rewards.tsx'],
    test: walk,
    broken: { find: 'id={anchors.referralRewards}', put: 'id="rewards"' },
  },
  {
    says: 'The button of the rewards block scrolls to referred-pasos',
    where: ['site/sections/referral-rewards/referral-rewards.tsx'],
    test: walk,
    broken: { find: 'href={linkTo(anchors.referralSteps)}', put: 'href="#referred-form"' },
  },
  {
    says: 'The steps carousel has the anchor referred-pasos',
    where: ['site/sections/referral-steps/referral-steps.tsx'],
    test: walk,
    broken: { find: 'styles.referralSteps)} id={anchors.referralSteps}', put: 'styles.referralSteps)} id="pasos"' },
  },
  {
    says: 'Each step has an arrow that scrolls to referred-form',
    where: ['site/sections/referral-steps/referral-steps.tsx'],
    test: walk,
    broken: { find: 'href={linkTo(anchors.referralForm)}', put: 'href="#referred-steps"' },
  },
  {
    says: 'The referral form block has the anchor referred-form',
    where: ['site/sections/referral-entry/referral-entry.tsx'],
    test: walk,
    broken: { find: 'id={anchors.referralForm}', put: 'id="entry"' },
  },
  {
    says: 'The referral page has a banner about being close to winning a prize',
    where: [view],
    test: order,
    broken: { find: '<PageBanner {...banner}>', put: '<PageBanner {...banner} title="" titleBold="">' },
  },
  {
    says: 'The referral page has a prizes section',
    where: [view],
    test: order,
    broken: { find: '<ReferralPrizes {locale} {...referrals.prizes} />', put: '' },
  },
  {
    says: 'The referral page has a chat button',
    where: ['site/layout/chat/chat.tsx'],
    test: {
      file: 'tests/e2e/frame.e2e.ts',
      name: 'every kind of page has the header, the footer, the chat and the way to the other language',
    },
    broken: { find: 'aria-label={name}', put: 'aria-hidden="true"' },
  },
]
