import type { Statement } from '../statement'

const clauses = 'content/campaigns/agreed-clauses.test.ts'
const stands = '%s stands in the terms in both languages'
const everywhere = '%s: every campaign says it in both languages'
const referralForm = 'site/forms/referral/referral-form.browser.test.tsx'

export const referralStates: Statement[] = [
  {
    says: 'Referral form: the referred-person step is hidden at first',
    where: ['site/forms/referral/referral-form.tsx'],
    test: { file: referralForm, name: 'the referred person is hidden until the referrer adds one' },
    broken: { find: 'isShown={!isLive || step === 1}', put: 'isShown' },
  },
  {
    says: 'Referral form: it toggles with the ‘add referral’ button',
    where: ['site/forms/referral/referral-form.tsx'],
    test: { file: referralForm, name: 'the second step opens once the first is complete, also with Enter' },
    broken: { find: 'if (await fill.check(REFERRER_FIELDS)) setStep(1)', put: 'await fill.check(REFERRER_FIELDS)' },
    decision: 'the button opens the step; ‘Atrás’ closes it again',
  },
  {
    says: 'Referral form: two step circles show the active step',
    where: ['site/forms/referral/stepper.tsx'],
    test: { file: referralForm, name: 'the second step opens once the first is complete, also with Enter' },
    broken: { find: "aria-current={index === current ? 'step' : undefined}", put: '' },
  },
  {
    says: 'Referral form: after submit the form resets',
    where: ['site/forms/submission/use-form-fill.ts'],
    test: { file: referralForm, name: 'a sent referral leaves an empty form for the next' },
    broken: { find: 'form.reset((options.defaultValues ?? {}) as F)', put: '' },
    decision: 'the receipt takes its place, and “another” opens the empty form',
  },
  {
    says: 'Referral form: the success message shows for 3 seconds',
    where: ['site/forms/submission/use-banner.ts'],
    test: {
      file: 'site/forms/submission/use-banner.browser.test.tsx',
      name: 'the message of a %s is said for 3000 ms, not longer and not shorter',
      of: 'success',
    },
    broken: { find: 'const SHOWN_MS = 3000', put: 'const SHOWN_MS = 2900' },
  },
  {
    says: 'Referral form: a network failure shows the error message for 3 seconds',
    where: ['site/forms/submission/use-banner.ts'],
    test: {
      file: 'site/forms/submission/use-banner.browser.test.tsx',
      name: 'the message of a %s is said for 3000 ms, not longer and not shorter',
      of: 'failure',
    },
    broken: { find: 'const SHOWN_MS = 3000', put: 'const SHOWN_MS = 3100' },
    decision: 'without a connection the form waits in the browser and is sent later',
  },
]

export const campaignLifecycle: Statement[] = [
  {
    says: 'A campaign has a validity window',
    where: ['domain/campaign/campaign-window.ts'],
    test: { file: 'domain/campaign/campaign-window.test.ts', name: 'at %s the October campaign is %s' },
    broken: {
      find: "now.getTime() <= Date.parse(endsAt) ? 'running'",
      put: "now.getTime() < Date.parse(endsAt) ? 'running'",
    },
    decision: 'ended ones move to the archive by the clock',
  },
  {
    says: 'A campaign may be modified or cancelled by the organizers',
    where: ['content/campaigns/common-terms.ts'],
    test: { file: clauses, name: everywhere, of: 'changes' },
    broken: { find: 'The organiser may change or cancel the campaign', put: 'The organiser may change the campaign' },
  },
  {
    says: 'A draw is held',
    where: ['content/campaigns/promociones2.ts'],
    test: { file: clauses, name: stands, of: 'footballs: draw' },
    broken: { find: 'The draw takes place on', put: 'The lots are drawn on' },
  },
  {
    says: 'The winner is notified',
    where: ['content/campaigns/promociones2.ts'],
    test: { file: clauses, name: stands, of: 'footballs: notification' },
    broken: { find: 'Each winner is notified through', put: 'Each winner asks through' },
  },
  {
    says: 'A winner who does not respond or accept by the deadline (24 hours in the football-ball raffle) loses the prize',
    where: ['content/campaigns/promociones2.ts'],
    test: { file: clauses, name: stands, of: 'footballs: 24 hours' },
    broken: { find: 'Otherwise the prize is lost', put: 'Otherwise we wait' },
  },
  {
    says: 'The next substitute is notified then',
    where: ['content/campaigns/viaje-huacachina.ts'],
    test: { file: clauses, name: stands, of: 'Huacachina: substitute' },
    broken: { find: 'it is forfeited and the next substitute is notified', put: 'it is forfeited' },
  },
  {
    says: 'The prize is delivered after contract signing or completion of the down payment',
    where: ['content/campaigns/terminos7.ts'],
    test: { file: clauses, name: stands, of: 'open house: delivery' },
    broken: {
      find: 'The prize is delivered after the contract is signed',
      put: 'The prize is delivered before the contract is signed',
    },
  },
  {
    says: 'A lot reservation holder must pay the initial fee and sign the contract by a set date',
    where: ['content/campaigns/terminos7.ts'],
    test: { file: clauses, name: stands, of: 'open house: contract' },
    broken: { find: 'pays the down payment and signs the contract', put: 'signs the contract' },
  },
  {
    says: 'Otherwise there is no prize',
    where: ['content/campaigns/terminos7.ts'],
    test: { file: clauses, name: stands, of: 'open house: contract' },
    broken: { find: 'November 2025. Otherwise there is no prize.', put: 'November 2025.' },
  },
]

export const roles: Statement[] = [
  {
    says: 'The site is public: no login',
    where: ['ops/nginx/nginx.conf.template'],
    test: {
      file: 'tests/e2e/addresses.e2e.ts',
      name: 'every kind of page names its own address and both languages, and the other page names the same',
    },
    broken: { find: 'location / { try_files $uri.html @other_spelling; }', put: 'location / { return 401; }' },
  },
  {
    says: 'No roles: all visitors are anonymous',
    nothing: 'visitors have none; staff sign in to the CMS, which is not the site',
  },
  {
    says: 'The only distinction is between visitors and customers in campaign eligibility',
    where: ['content/campaigns/common-terms.ts'],
    test: { file: clauses, name: stands, of: 'footballs: customers' },
    broken: { find: 'Any client who meets all of these', put: 'Anyone who meets all of these' },
  },
]
