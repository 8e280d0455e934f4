import type { Statement } from '../statement'

const form = 'site/forms/complaint/complaint-form.browser.test.tsx'

export const complaintConstants: Statement[] = [
  {
    says: 'Complaint book: number format ‘N° 000 00000{number}-{year}’',
    where: ['domain/complaint/complaint-number.ts'],
    test: { file: 'domain/complaint/complaint-number.test.ts', name: 'formats %j as %s' },
  },
  {
    says: 'Complaint book: response date shown = today + 15 days',
    where: ['domain/complaint/response-deadline.ts'],
    test: { file: 'domain/complaint/response-deadline.test.ts', name: 'a complaint filed on %s is due on %s (%s)' },
    decision: '15 business days: Ley 31435',
  },
  {
    says: 'Complaint book: legal response period 30 calendar days',
    where: ['content/complaint-book.ts'],
    test: {
      file: 'content/complaint-notes.test.ts',
      name: 'states the deadline of 15 business days in both languages',
    },
    decision: 'current law gives 15 business days; rule and notes are settings of the CMS',
  },
  {
    says: 'Complaint book: extendable by 30',
    where: ['content/complaint-book.ts'],
    test: { file: 'content/complaint-notes.test.ts', name: 'says that the deadline of a complaint cannot be extended' },
    decision: 'current law allows no extension',
  },
  {
    says: 'Complaint book: establishments Arequipa and Lima',
    where: ['domain/complaint/complaint.schema.ts', 'content/complaint-book.ts'],
    test: {
      file: 'domain/complaint/complaint.schema.test.ts',
      name: 'accepts a complaint about the establishment in %s',
      of: 'Arequipa',
    },
  },
  {
    says: 'Complaint book: document types DNI and Pasaporte de extranjería',
    where: ['site/i18n/messages/es.ts'],
    test: { file: form, name: 'offers two establishments and two document types' },
  },
  {
    says: 'Complaint book: default phone prefix +51',
    where: ['site/forms/fields/phone-check.ts'],
    test: {
      file: 'site/forms/fields/phone-check.test.ts',
      name: 'checks only the length and supports only Peru before the phone engine loads',
    },
  },
]

export const timing: Statement[] = [
  {
    says: 'Message display 3000 ms',
    where: ['site/forms/submission/use-banner.ts'],
    test: {
      file: 'site/forms/submission/use-banner.browser.test.tsx',
      name: 'shows the message of a %s for exactly 3000 ms',
    },
  },
  {
    says: 'News cards at most 6',
    where: ['site/sections/news-list/news-list.tsx'],
    test: {
      file: 'tests/e2e/news.e2e.ts',
      name: 'the news list shows six articles per page, and every article is on one of its pages',
    },
  },
  {
    says: 'News sidebar at most 6',
    where: ['site/page-data/news.ts'],
    test: { file: 'tests/e2e/news.e2e.ts', name: '${path} lists six recent posts in its sidebar' },
  },
  {
    says: 'Scroll-to-form retry every 100 ms',
    where: ['site/layout/form-area/focus-form.client.ts'],
    test: {
      file: 'tests/e2e/motion.e2e.ts',
      name: 'a form that the hash of the URL names gets the focus within 100 ms after it is added',
    },
  },
  {
    says: 'Scroll-to-form retry for 5 s',
    where: ['site/layout/form-area/focus-form.client.ts'],
    test: {
      file: 'tests/e2e/motion.e2e.ts',
      name: "a form that is added ${delayMs / 1000} s after the page opened ${isFocused ? 'gets' : 'does not get'} the focus",
    },
  },
  { says: 'Form-state clear 1 s', nothing: 'there is no state to clear, because the request is the hash of the URL' },
  {
    says: 'Phone search debounce 250 ms',
    where: ['site/forms/fields/country-picker.tsx'],
    test: {
      file: 'site/forms/fields/country-picker.browser.test.tsx',
      name: 'filters the countries 250 ms after the last key press',
    },
  },
  { says: 'Resize debounce 150 ms', nothing: 'CSS does the layout, so no script reacts to a resize' },
  {
    says: 'Breakpoint 576 px (mobile)',
    where: ['site/sections/location/location.module.css'],
    nothing: 'the design starts its phone layout below 768 px; 576 px changes only the spacing of some rows',
  },
  {
    says: 'Breakpoint 1024 px (tablet)',
    where: ['site/layout/beside-form/beside-form.module.css'],
    test: {
      file: 'tests/e2e/behaviour.e2e.ts',
      name: 'above 1024 px the form stays 20 px below the section links, and on narrower screens it scrolls with the page',
    },
  },
  {
    says: 'Breakpoint 992 px (desktop menu)',
    where: ['site/layout/header/header.module.css'],
    test: {
      file: 'tests/e2e/header.e2e.ts',
      name: 'at 992 px the menu is a row whose dropdowns show each project with its image',
    },
  },
  {
    says: 'Navigation embed map zoom 16',
    where: ['site/page-data/embed-url.ts'],
    test: { file: 'site/page-data/embed-url.test.ts', name: 'converts %s to the embed URL %s' },
  },
  {
    says: 'Default language es',
    where: ['domain/snapshot/page-urls.ts'],
    test: { file: 'site/i18n/routes.test.ts', name: 'builds the URL of the page "%s" in %s' },
  },
]
