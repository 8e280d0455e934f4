import type { Statement } from '../statement'

const view = 'site/views/referrals.astro'
const order = { file: 'tests/e2e/sections.e2e.ts', name: '/referidos has its sections, in order' }
const headed = {
  file: 'tests/e2e/referrals-page.e2e.ts',
  name: 'the page has the title "REFIERE y GANA" and shows the rewards first, then the form',
}
const walk = {
  file: 'tests/e2e/referrals-page.e2e.ts',
  name: 'the buttons of the referral page scroll from block to block down to the form',
}

export const referralStatements: Statement[] = [
  {
    says: "The banner of the referral page has the text 'REFIERE y GANA'",
    where: ['content/referral-programme.ts'],
    test: {
      file: 'content/demo-content.test.ts',
      name: 'the texts of the specification are unchanged',
    },
  },
  { says: 'That text heads the referral page', where: ['site/page-data/referral-programme.ts'], test: headed },
  {
    says: 'The referral page has two buttons in its banner',
    where: [view],
    test: headed,
    decision: 'the second leads to the form',
  },
  { says: 'The first button scrolls to the element referred-steps', where: [view], test: walk },
  {
    says: 'The rewards block has the anchor referred-steps',
    where: ['site/sections/referral-rewards/referral-rewards.tsx'],
    test: walk,
  },
  {
    says: 'The button of the rewards block scrolls to referred-pasos',
    where: ['site/sections/referral-rewards/referral-rewards.tsx'],
    test: walk,
  },
  {
    says: 'The steps carousel has the anchor referred-pasos',
    where: ['site/sections/referral-steps/referral-steps.tsx'],
    test: walk,
  },
  {
    says: 'Each step has an arrow that scrolls to referred-form',
    where: ['site/sections/referral-steps/referral-steps.tsx'],
    test: walk,
  },
  {
    says: 'The referral form block has the anchor referred-form',
    where: ['site/sections/referral-entry/referral-entry.tsx'],
    test: walk,
  },
  { says: 'The referral page has a banner about being close to winning a prize', where: [view], test: order },
  { says: 'The referral page has a prizes section', where: [view], test: order },
  {
    says: 'The referral page has a chat button',
    where: ['site/layout/chat/chat.tsx'],
    test: {
      file: 'tests/e2e/frame.e2e.ts',
      name: 'every kind of page has the header, the footer, the chat and the language switch',
    },
  },
]
