// Statements whose implementation is not there, or not whole. Each says what holds today.
import type { Statement } from '../statement'

const fromFields = 'the boxes are made from area, months and place of the project'
const interfaceTexts = 'labels are texts of the site in both languages, not settings'

export const openRecords: Statement[] = [
  {
    says: 'Project: slider items may be videos',
    nothing: 'the record has the field; no project of the demo content has a film among its slides',
  },
  { says: 'infoBox: infoBoxes have an icon', nothing: fromFields },
  { says: 'infoBox: infoBoxes have a text', nothing: fromFields },
  { says: 'infoBox: infoBoxes have a value', nothing: fromFields },
  { says: 'infoBox: infoBoxes may be highlighted', nothing: fromFields },
  { says: 'infoBox: infoBoxes may be bold', nothing: fromFields },
  { says: 'gallery: videoUrl', nothing: 'the record has the field; no project of the demo content has a film' },
  { says: 'gallery: apartments use gallerySlide with slider1', nothing: 'one gallery for both kinds' },
  { says: 'gallery: apartments use gallerySlide with slider2', nothing: 'one gallery for both kinds' },
  { says: 'virtual: videoUrl', nothing: 'the record has the field; both buildings of the demo content have panoramas' },
  {
    says: 'virtual: kuulaUrl',
    where: ['site/content/embed-address.ts'],
    test: { file: 'site/content/embed-address.test.ts', name: '%s is framed as %s' },
    broken: { find: "host === 'kuula.co' || host", put: 'host' },
    decision: 'here `projects.virtual.tourUrl`',
  },
  { says: 'promoBanner: ctaHighlight', nothing: 'the whole button stands out' },
  { says: 'promoBanner: imageAlt', nothing: 'every picture of the CMS has its own alternative text' },
  {
    says: 'Coordinates are given for the O2 and Killa locations',
    nothing: 'the spec does not give the figures, and none are invented',
  },
  {
    says: 'Project card: description',
    nothing: 'a card is made from the fields of its project and has no text of its own',
  },
  {
    says: 'Project card: detail1',
    nothing: 'a card is made from the fields of its project and has no text of its own',
  },
  {
    says: 'Project card: detail2',
    nothing: 'a card is made from the fields of its project and has no text of its own',
  },
  { says: 'Form settings: texts.namePlaceholder', nothing: interfaceTexts },
  { says: 'Form settings: texts.surnamePlaceholder', nothing: interfaceTexts },
  { says: 'Form settings: texts.emailPlaceholder', nothing: interfaceTexts },
  { says: 'Form settings: texts.documentPlaceholder', nothing: interfaceTexts },
  { says: 'Form settings: texts.dniPlaceholder', nothing: interfaceTexts },
  { says: 'Form settings: texts.phonePlaceholder', nothing: interfaceTexts },
  {
    says: 'Form settings: texts.termsLabel1',
    where: ['content/consent-texts.ts'],
    test: {
      file: 'content/consent-texts.test.ts',
      name: 'the sentence beside %s is that of the specification',
      of: 'terms',
    },
    broken: { find: '[terms]términos y condiciones[/terms]', put: '[terms]términos[/terms]' },
    decision: 'a consent text with its version; it names the privacy policy too',
  },
  {
    says: 'Form settings: texts.termsLabel2',
    where: ['content/consent-texts.ts'],
    test: {
      file: 'content/consent-texts.test.ts',
      name: 'the sentence beside %s is that of the specification',
      of: 'marketing',
    },
    broken: { find: 'Acepto recibir información comercial', put: 'Acepto recibir publicidad' },
  },
  { says: 'Referral page: rewards.id', nothing: 'the place in the list is enough' },
  { says: 'Referral page: rewards.icon', nothing: 'the amount itself is the sign' },
  { says: 'Referral page: rewards.amount2 and description2', nothing: 'each reward has one amount and one text' },
  { says: 'Value: icon', nothing: 'values are words in a ruled list' },
  { says: 'Campaign slide: id', nothing: 'its key' },
  { says: 'Campaign slide: button', nothing: 'a slide leads nowhere else' },
  {
    says: 'News topic: the launch states lots from 100 m² priced from 12,750 USD',
    nothing: 'the article gives the figures of the project: one value, one place',
  },
  {
    says: 'News topic: the launch states instalments from 149 per month without interest',
    where: ['content/news/3-bahia-serena-launch.ts'],
    test: {
      file: 'content/news/news-topics.test.ts',
      name: 'the launch states the instalment of Bahía Serena, without interest',
    },
    broken: {
      find: 'The monthly instalment starts at {priceUsd:bahia-serena}',
      put: 'The monthly instalment starts low',
    },
  },
  {
    says: 'News topic: an apartment project with 48 to 78 m² units',
    nothing: 'the article gives the smallest area, as the project does',
  },
]

export const openConstants: Statement[] = [
  { says: 'Header links missing: a console warning', nothing: 'a menu without entries is built without a word' },
  { says: 'The response to a complaint is not readable', nothing: 'a server can read it; see the referral’s' },
  {
    says: 'Campaign financing: up to 60 months',
    where: ['content/campaigns/terminos8.ts'],
    test: {
      file: 'content/campaigns/agreed-clauses.test.ts',
      name: '%s stands in the terms in both languages',
      of: 'October: months',
    },
    broken: { find: 'Plazo: hasta 60 meses', put: 'Plazo: hasta 72 meses' },
  },
  {
    says: 'O2’s minimum area is also said to be absent from the terms',
    nothing: 'the terms of “Gira el dado” have it',
  },
  {
    says: 'Related projects carousel 1 slide per view',
    where: ['site/sections/related/related.module.css'],
    test: {
      file: 'tests/e2e/carousels.e2e.ts',
      name: 'the related projects show 1, 2 or 3 and a piece of the next',
    },
    broken: { find: 'flex-basis: 82%', put: 'flex-basis: 44%' },
  },
  {
    says: 'Related projects carousel 2 from 350 px',
    nothing: 'one card and a piece of the next: two would be unreadable there',
  },
  {
    says: 'Chat button: pulses in a repeating 3-layer animation',
    where: ['site/layout/chat/chat.module.css'],
    test: {
      file: 'tests/e2e/motion.e2e.ts',
      name: 'the ring of the chat button spreads three times and rests for good',
    },
    broken: { find: 'var(--ease-out) 2s 3;', put: 'var(--ease-out) 2s 1;' },
    decision: 'one ring, three times, then still',
  },
  { says: 'Chat button: 500 ms and 600 ms rest steps', nothing: 'the ring rests for good' },
]
