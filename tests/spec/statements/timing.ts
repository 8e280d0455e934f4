import type { Statement } from '../statement'

const form = 'site/forms/complaint/complaint-form.browser.test.tsx'

export const complaintConstants: Statement[] = [
  {
    says: 'Complaint book: number format ‘N° 000 00000{number}-{year}’',
    where: ['domain/complaint/complaint-number.ts'],
    test: { file: 'domain/complaint/complaint-number.test.ts', name: '%j is printed %s' },
    broken: { find: '`N° 000 00000${number}-${year}`', put: '`N° 000 0000${number}-${year}`' },
  },
  {
    says: 'Complaint book: response date shown = today + 15 days',
    where: ['domain/complaint/response-deadline.ts'],
    test: { file: 'domain/complaint/response-deadline.test.ts', name: 'filed %s is due %s: %s' },
    broken: { find: "{ kind: 'business', days: 15 }", put: "{ kind: 'calendar', days: 15 }" },
    decision: '15 business days: Ley 31435',
  },
  {
    says: 'Complaint book: legal response period 30 calendar days',
    where: ['content/complaint-book.ts'],
    test: { file: 'content/complaint-notes.test.ts', name: 'the notes give 15 business days in both languages' },
    broken: { find: 'fifteen (15) business days', put: 'thirty (30) calendar days' },
    decision: 'current law gives 15 business days; rule and notes are settings of the CMS',
  },
  {
    says: 'Complaint book: extendable by 30',
    where: ['content/complaint-book.ts'],
    test: { file: 'content/complaint-notes.test.ts', name: 'the notes say that the period cannot be extended' },
    broken: { find: 'which cannot be extended', put: 'which can be extended by 30 more' },
    decision: 'current law allows no extension',
  },
  {
    says: 'Complaint book: establishments Arequipa and Lima',
    where: ['domain/complaint/complaint.schema.ts', 'content/complaint-book.ts'],
    test: {
      file: 'domain/complaint/complaint.schema.test.ts',
      name: 'a complaint about the establishment in %s is accepted',
      of: 'Arequipa',
    },
    broken: { find: "establishments = ['Arequipa', 'Lima']", put: "establishments = ['Lima']" },
  },
  {
    says: 'Complaint book: document types DNI and Pasaporte de extranjería',
    where: ['site/i18n/messages/es.ts'],
    test: { file: form, name: 'establishment and document are chosen among two' },
    broken: { find: "'Pasaporte de extranjería'", put: "'Pasaporte'" },
  },
  {
    says: 'Complaint book: default phone prefix +51',
    where: ['site/forms/fields/phone-check.ts'],
    test: {
      file: 'site/forms/fields/phone-check.test.ts',
      name: 'before the rules have loaded a number is taken at its length, and Peru is the country',
    },
    broken: { find: "HOME_CALLING_CODE = '51'", put: "HOME_CALLING_CODE = '52'" },
  },
]

export const timing: Statement[] = [
  {
    says: 'Message display 3000 ms',
    where: ['site/forms/submission/use-banner.ts'],
    test: {
      file: 'site/forms/submission/use-banner.browser.test.tsx',
      name: 'the message of a %s is said for 3000 ms, not longer and not shorter',
    },
    broken: { find: 'const SHOWN_MS = 3000', put: 'const SHOWN_MS = 2990' },
  },
  {
    says: 'News cards at most 6',
    where: ['site/sections/news-list/news-list.tsx'],
    test: { file: 'tests/e2e/news.e2e.ts', name: 'every article can be reached, six at a time' },
    broken: { find: 'const cardsPerPage = 6', put: 'const cardsPerPage = 7' },
  },
  {
    says: 'News sidebar at most 6',
    where: ['site/page-data/news.ts'],
    test: { file: 'tests/e2e/news.e2e.ts', name: 'beside ${path} stand the six most recent posts' },
    broken: { find: 'const mostRecent = 6', put: 'const mostRecent = 5' },
  },
  {
    says: 'Scroll-to-form retry every 100 ms',
    where: ['site/layout/form-area/focus-form.client.ts'],
    test: { file: 'tests/e2e/motion.e2e.ts', name: 'a form is looked for every 100 ms' },
    broken: { find: 'const retryEvery = 100', put: 'const retryEvery = 300' },
  },
  {
    says: 'Scroll-to-form retry for 5 s',
    where: ['site/layout/form-area/focus-form.client.ts'],
    test: {
      file: 'tests/e2e/motion.e2e.ts',
      name: "a form that appears ${after / 1000} s after the visitor ${found ? 'gets' : 'no longer gets'} the cursor",
    },
    broken: { find: 'const giveUpAfter = 5000', put: 'const giveUpAfter = 4000' },
  },
  { says: 'Form-state clear 1 s', nothing: 'there is no state to clear: the request is the hash of the address' },
  {
    says: 'Phone search debounce 250 ms',
    where: ['site/forms/fields/country-picker.tsx'],
    test: {
      file: 'site/forms/fields/country-picker.browser.test.tsx',
      name: 'the list searches after 250 ms of silence, not sooner',
    },
    broken: { find: 'SEARCH_DELAY_MS = 250', put: 'SEARCH_DELAY_MS = 260' },
  },
  { says: 'Resize debounce 150 ms', nothing: 'CSS does the layout: nothing waits for a resize' },
  {
    says: 'Breakpoint 576 px (mobile)',
    where: ['site/sections/location/location.module.css'],
    nothing: 'phones follow the design’s 768 px; 576 px changes only how tight some rows are',
  },
  {
    says: 'Breakpoint 1024 px (tablet)',
    where: ['site/layout/beside-form/beside-form.module.css'],
    test: {
      file: 'tests/e2e/behaviour.e2e.ts',
      name: 'above 1024 px the form stays 20 px under the header, below it stands in the text',
    },
    broken: { find: '@media (width > 1024px) {', put: '@media (width > 1500px) {' },
  },
  {
    says: 'Breakpoint 992 px (desktop menu)',
    where: ['site/layout/header/header.module.css'],
    test: {
      file: 'tests/e2e/header.e2e.ts',
      name: 'at 992 px the menu is a row whose dropdowns show each project with its picture',
    },
    broken: { find: '@media (min-width: 992px) {\n    .bar {', put: '@media (min-width: 1100px) {\n    .bar {' },
  },
  {
    says: 'Navigation embed map zoom 16',
    where: ['site/page-data/embed-address.ts'],
    test: { file: 'site/page-data/embed-address.test.ts', name: '%s is framed as %s' },
    broken: { find: "zoom: '16', lat", put: "zoom: '14', lat" },
  },
  {
    says: 'Default language es',
    where: ['domain/snapshot/page-addresses.ts'],
    test: { file: 'site/i18n/routes.test.ts', name: '%s in %s is at its address' },
    broken: {
      find: "{ es: '/noticias/[number]', en: '/en/news/[number]' }",
      put: "{ es: '/es/noticias/[number]', en: '/news/[number]' }",
    },
  },
]
