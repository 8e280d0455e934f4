import type { Statement } from '../statement'

const clauses = 'content/campaigns/agreed-clauses.test.ts'
const termsTitle = 'states the clause "%s" in both languages'
const everyCampaignTitle = 'states the clause "%s" in every campaign, in both languages'
const referralForm = 'site/forms/referral/referral-form.browser.test.tsx'

export const referralStates: Statement[] = [
  {
    says: 'Referral form: the referred-person step is hidden at first',
    where: ['site/forms/referral/referral-form.tsx'],
    test: { file: referralForm, name: 'hides the fields of the referred person during the first step' },
  },
  {
    says: 'Referral form: it toggles with the ‘add referral’ button',
    where: ['site/forms/referral/referral-form.tsx'],
    test: { file: referralForm, name: 'opens the second step with Enter only when the first step is complete' },
    decision: 'the button opens the step; ‘Atrás’ closes it again',
  },
  {
    says: 'Referral form: two step circles show the active step',
    where: ['site/forms/referral/stepper.tsx'],
    test: { file: referralForm, name: 'opens the second step with Enter only when the first step is complete' },
  },
  {
    says: 'Referral form: after submit the form resets',
    where: ['site/forms/submission/use-form-controller.ts'],
    test: { file: referralForm, name: 'shows an empty form when the visitor starts another referral' },
    decision: 'the receipt takes its place, and “another” opens the empty form',
  },
  {
    says: 'Referral form: the success message shows for 3 seconds',
    where: ['site/forms/submission/use-banner.ts'],
    test: {
      file: 'site/forms/submission/use-banner.browser.test.tsx',
      name: 'shows the message of a %s for exactly 3000 ms',
      of: 'success',
    },
  },
  {
    says: 'Referral form: a network failure shows the error message for 3 seconds',
    where: ['site/forms/submission/use-banner.ts'],
    test: {
      file: 'site/forms/submission/use-banner.browser.test.tsx',
      name: 'shows the message of a %s for exactly 3000 ms',
      of: 'failure',
    },
    decision: 'without a connection the form waits in the browser and is sent later',
  },
]

export const campaignLifecycle: Statement[] = [
  {
    says: 'A campaign has a validity window',
    where: ['domain/campaign/campaign-window.ts'],
    test: { file: 'domain/campaign/campaign-window.test.ts', name: 'at %s the October campaign is %s' },
    decision: 'ended campaigns move to the archive automatically',
  },
  {
    says: 'A campaign may be modified or cancelled by the organizers',
    where: ['content/campaigns/common-terms.ts'],
    test: { file: clauses, name: everyCampaignTitle, of: 'changes' },
  },
  {
    says: 'A draw is held',
    where: ['content/campaigns/promociones2.ts'],
    test: { file: clauses, name: termsTitle, of: 'footballs: draw' },
  },
  {
    says: 'The winner is notified',
    where: ['content/campaigns/promociones2.ts'],
    test: { file: clauses, name: termsTitle, of: 'footballs: notification' },
  },
  {
    says: 'A winner who does not respond or accept by the deadline (24 hours in the football-ball raffle) loses the prize',
    where: ['content/campaigns/promociones2.ts'],
    test: { file: clauses, name: termsTitle, of: 'footballs: 24 hours' },
  },
  {
    says: 'The next substitute is notified then',
    where: ['content/campaigns/viaje-huacachina.ts'],
    test: { file: clauses, name: termsTitle, of: 'Huacachina: substitute' },
  },
  {
    says: 'The prize is delivered after contract signing or completion of the down payment',
    where: ['content/campaigns/terminos7.ts'],
    test: { file: clauses, name: termsTitle, of: 'open house: delivery' },
  },
  {
    says: 'A lot reservation holder must pay the initial fee and sign the contract by a set date',
    where: ['content/campaigns/terminos7.ts'],
    test: { file: clauses, name: termsTitle, of: 'open house: contract' },
  },
  {
    says: 'Otherwise there is no prize',
    where: ['content/campaigns/terminos7.ts'],
    test: { file: clauses, name: termsTitle, of: 'open house: contract' },
  },
]

export const roles: Statement[] = [
  {
    says: 'The site is public: no login',
    where: ['ops/nginx/nginx.conf.template'],
    test: {
      file: 'tests/e2e/urls.e2e.ts',
      name: 'every kind of page has a canonical URL and hreflang links that match those of the page in the other language',
    },
  },
  {
    says: 'No roles: all visitors are anonymous',
    nothing: 'visitors have none; staff sign in to the CMS, which is not the site',
  },
  {
    says: 'The only distinction is between visitors and customers in campaign eligibility',
    where: ['content/campaigns/common-terms.ts'],
    test: { file: clauses, name: termsTitle, of: 'footballs: customers' },
  },
]
