import type { Statement } from '../statement'

const script = 'site/layout/form-area/focus-form.client.ts'
const call = {
  file: 'tests/e2e/behaviour.e2e.ts',
  name: 'on ${from} the call to action scrolls to the form and puts the cursor in it',
}
const late = {
  file: 'tests/e2e/motion.e2e.ts',
  name: "a form that appears ${after / 1000} s after the visitor ${found ? 'gets' : 'no longer gets'} the cursor",
}

export const scrollingStatements: Statement[] = [
  {
    says: 'On each route change the page scrolls to the top',
    where: ['site/layout/start.client.ts'],
    test: {
      file: 'tests/e2e/scrolling.e2e.ts',
      name: 'from the middle of ${path} another page opens at its top',
      of: '/',
    },
    broken: { find: 'rememberAttribution()\n', put: 'rememberAttribution()\nscrollTo(0, 300)\n' },
    decision: 'the browser does it: pages are documents, not routes of one app',
  },
  {
    says: 'A 3-second guard against resetting scroll',
    nothing: 'nothing resets the scroll of a document, so there is nothing to guard against',
  },
  {
    says: 'Asked for the contact form, the page scrolls to the form section',
    where: [script],
    test: { ...call, of: '/' },
    broken: { find: 'if (link && link.pathname === location.pathname) focusSoon(link.hash)', put: '' },
  },
  {
    says: 'That scroll is smooth',
    where: ['site/styles/base.css'],
    test: {
      file: 'tests/e2e/scrolling.e2e.ts',
      name: 'from ${name} the page glides to where its button leads',
      of: 'the first screen of the referral page',
    },
    broken: { find: 'scroll-behavior: smooth;', put: '' },
    decision: 'at once for people who asked for less motion',
  },
  {
    says: 'Asked for the contact form, its first input gets the focus',
    where: [script],
    test: { ...call, of: '/' },
    broken: { find: 'field.focus({ preventScroll: true })', put: '' },
  },
  {
    says: 'Asked for the form of the home page from another page, the same happens there',
    where: [script],
    test: {
      file: 'tests/e2e/behaviour.e2e.ts',
      name: 'the footer of a page without a form leads to the one of the home page',
    },
    broken: { find: "if (location.hash.startsWith('#form')) focusSoon(location.hash)", put: '' },
  },
  {
    says: 'A form that is not there yet is looked for every 100 ms',
    where: [script],
    test: { ...late, of: '4.8' },
    broken: { find: 'const retryEvery = 100', put: 'const retryEvery = 4000' },
  },
  {
    says: 'The search for the form is given up after 5 seconds',
    where: [script],
    test: { ...late, of: '5.3' },
    broken: { find: 'const giveUpAfter = 5000', put: 'const giveUpAfter = 50000' },
  },
  {
    says: 'On the home page the request to scroll is cleared after 1 second',
    nothing: 'there is no state to clear: the request is the hash of the address',
  },
]
