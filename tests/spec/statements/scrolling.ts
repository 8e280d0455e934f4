import type { Statement } from '../statement'

const script = 'site/layout/form-area/focus-form.client.ts'
const callTest = {
  file: 'tests/e2e/behaviour.e2e.ts',
  name: 'on ${from} the call to action scrolls to the form and focuses it',
}
const lateFormTest = {
  file: 'tests/e2e/motion.e2e.ts',
  name: "a form that is added ${delayMs / 1000} s after the page opened ${isFocused ? 'gets' : 'does not get'} the focus",
}

export const scrollingStatements: Statement[] = [
  {
    says: 'On each route change the page scrolls to the top',
    where: ['site/layout/start.client.ts'],
    test: {
      file: 'tests/e2e/scrolling.e2e.ts',
      name: 'a header link that is followed in the middle of ${path} opens the next page at its top',
      of: '/',
    },
    decision: 'the browser does it: pages are documents, not routes of one app',
  },
  {
    says: 'A 3-second guard against resetting scroll',
    nothing: 'nothing resets the scroll of a document, so there is nothing to guard against',
  },
  {
    says: 'A link to the contact form scrolls to the form section',
    where: [script],
    test: { ...callTest, of: '/' },
  },
  {
    says: 'That scroll is smooth',
    where: ['site/styles/base.css'],
    test: {
      file: 'tests/e2e/scrolling.e2e.ts',
      name: 'the button in ${name} scrolls smoothly to its target',
      of: 'the hero of the referral page',
    },
    decision: 'immediately for people who prefer reduced motion',
  },
  {
    says: 'A link to the contact form focuses its first input',
    where: [script],
    test: { ...callTest, of: '/' },
  },
  {
    says: 'A link to the form from a page without a form opens the home page, then scrolls and focuses in the same way',
    where: [script],
    test: {
      file: 'tests/e2e/behaviour.e2e.ts',
      name: 'the footer of a page without a form links to the form of the home page',
    },
  },
  {
    says: 'If the form is not rendered yet, the script looks for it every 100 ms',
    where: [script],
    test: { ...lateFormTest, of: '4.8' },
  },
  {
    says: 'The script stops looking for the form after 5 seconds',
    where: [script],
    test: { ...lateFormTest, of: '5.3' },
  },
  {
    says: 'On the home page the request to scroll is cleared after 1 second',
    nothing: 'there is no state to clear, because the request is the hash of the URL',
  },
]
