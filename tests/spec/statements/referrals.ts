import type { Statement } from '../statement'

const view = 'site/views/referrals.astro'
const sectionOrderTest = {
  file: 'tests/e2e/sections.e2e.ts',
  name: '/referidos shows its sections in the agreed order',
}
const titleTest = {
  file: 'tests/e2e/referrals-page.e2e.ts',
  name: 'the referral page has the title "REFIERE y GANA" and links to the rewards and to the form',
}
const buttonsTest = {
  file: 'tests/e2e/referrals-page.e2e.ts',
  name: 'each button of the referral page scrolls to its section, and the last one back to the form',
}

export const referralStatements: Statement[] = [
  {
    says: "The banner of the referral page has the text 'REFIERE y GANA'",
    where: ['content/referral-programme.ts'],
    test: {
      file: 'content/demo-content.test.ts',
      name: 'the demo content has the exact titles, menu label and button text of the specification',
    },
  },
  { says: 'That text heads the referral page', where: ['site/page-data/referral-programme.ts'], test: titleTest },
  {
    says: 'The referral page has two buttons in its banner',
    where: [view],
    test: titleTest,
    decision: 'the second links to the form',
  },
  { says: 'The first button scrolls to the element referred-steps', where: [view], test: buttonsTest },
  {
    says: 'The rewards block has the anchor referred-steps',
    where: ['site/sections/referral-rewards/referral-rewards.tsx'],
    test: buttonsTest,
  },
  {
    says: 'The button of the rewards block scrolls to referred-pasos',
    where: ['site/sections/referral-rewards/referral-rewards.tsx'],
    test: buttonsTest,
  },
  {
    says: 'The steps carousel has the anchor referred-pasos',
    where: ['site/sections/referral-steps/referral-steps.tsx'],
    test: buttonsTest,
  },
  {
    says: 'Each step has an arrow that scrolls to referred-form',
    where: ['site/sections/referral-steps/referral-steps.tsx'],
    test: buttonsTest,
  },
  {
    says: 'The referral form block has the anchor referred-form',
    where: ['site/sections/referral-entry/referral-entry.tsx'],
    test: buttonsTest,
  },
  {
    says: 'The referral page has a banner about being close to winning a prize',
    where: [view],
    test: sectionOrderTest,
  },
  { says: 'The referral page has a prizes section', where: [view], test: sectionOrderTest },
  {
    says: 'The referral page has a chat button',
    where: ['site/layout/chat/chat.tsx'],
    test: {
      file: 'tests/e2e/frame.e2e.ts',
      name: 'every kind of page has the header, the footer, the chat link and the language switch',
    },
  },
]
