import type { Statement } from '../statement'

const carousels = 'tests/e2e/carousels.e2e.ts'
const intervalTitle = '${name} every ${intervalMs / 1000} seconds'
const stepsTitle = 'the steps carousel shows 1 slide below 768 px, 2 below 1024 px and 3 on wider screens'
const row = 'site/sections/related/related.module.css'
const relatedTest = {
  file: carousels,
  name: 'the related projects show 1 slide below 350 px, 2 below 1024 px and 3 on wider screens',
}
const chat = 'site/layout/chat/chat.module.css'
const pulseTest = {
  file: 'tests/e2e/motion.e2e.ts',
  name: 'the chat link pulses in three endless rings, the second 500 ms and the third 600 ms after the previous ring',
}

export const carouselConstants: Statement[] = [
  {
    says: 'Media slider autoplay 3000 ms',
    where: ['site/sections/media-carousel/media-carousel.client.ts'],
    test: { file: carousels, name: intervalTitle, of: 'the media carousel advances' },
    decision: 'it pauses on hover, focus and by a button, and never runs with reduced motion',
  },
  {
    says: 'Media slider loops only with more than 1 slide',
    where: ['site/sections/media-carousel/media-carousel.client.ts'],
    test: { file: carousels, name: 'shows the last slide when the previous button is pressed on the first slide' },
  },
  {
    says: 'Steps carousel 1 slide per view',
    where: ['site/sections/referral-steps/referral-steps.module.css'],
    test: { file: carousels, name: stepsTitle },
  },
  {
    says: 'Steps carousel 2 from 768 px',
    where: ['site/sections/referral-steps/referral-steps.module.css'],
    test: { file: carousels, name: stepsTitle },
  },
  {
    says: 'Steps carousel 3 from 1024 px',
    where: ['site/sections/referral-steps/referral-steps.module.css'],
    test: { file: carousels, name: stepsTitle },
  },
  {
    says: 'Steps carousel autoplay 3000 ms',
    where: ['site/sections/referral-steps/referral-steps.tsx'],
    test: { file: carousels, name: intervalTitle, of: 'the steps of the referral programme advance' },
  },
  {
    says: 'Steps carousel loops only with more than 3 steps',
    where: ['site/sections/referral-steps/referral-steps.tsx'],
    test: {
      file: carousels,
      name: 'the steps carousel of the referral programme has more than three slides and loops',
    },
  },
  {
    says: 'Progress mobile carousel autoplay 1500 ms',
    where: ['site/sections/stages/stages.tsx'],
    test: { file: carousels, name: intervalTitle, of: 'on phones the stages advance' },
  },
  {
    says: 'Progress mobile carousel loops with 6 or more images',
    where: ['site/sections/stages/stages.tsx'],
    test: { file: carousels, name: 'on phones the carousel of the stages does not loop' },
    decision:
      'a project has exactly four images of its construction (`domain/snapshot/project.schema.ts`), so none loops today',
  },
  { says: 'Related projects carousel 1 slide per view', where: [row], test: relatedTest },
  { says: 'Related projects carousel 2 from 350 px', where: [row], test: relatedTest },
  { says: 'Related projects carousel 2 from 768 px', where: [row], test: relatedTest },
  { says: 'Related projects carousel 3 from 1024 px', where: [row], test: relatedTest },
  {
    says: 'Related projects carousel autoplay 3000 ms',
    where: ['site/sections/related/related.tsx'],
    test: { file: carousels, name: intervalTitle, of: 'the related projects advance' },
  },
  {
    says: 'Related projects carousel loops',
    where: ['site/sections/related/related.tsx'],
    test: { file: carousels, name: 'a looping carousel loads the image of its last card before it scrolls into view' },
  },
  {
    says: 'Chat button: pulses in a 3-layer animation',
    where: ['site/layout/chat/chat.tsx', chat],
    test: pulseTest,
    decision: 'no motion for people who prefer reduced motion',
  },
  {
    says: 'Chat button: the animation repeats',
    where: [chat],
    test: pulseTest,
    decision: 'after three rings it pauses for more than two seconds',
  },
  { says: 'Chat button: a rest step of 500 ms', where: [chat], test: pulseTest },
  { says: 'Chat button: a rest step of 600 ms', where: [chat], test: pulseTest },
  {
    says: 'Chat button: the default link is a messaging-app conversation with {phone}',
    where: ['site/page-data/settings.ts'],
    test: {
      file: 'tests/e2e/company.e2e.ts',
      name: 'the chat link of ${path} opens WhatsApp with a greeting to the sales team',
    },
  },
  {
    says: 'Lead constants: input channel 29',
    where: ['domain/lead/crm-payload.ts'],
    test: {
      file: 'domain/lead/crm-payload.test.ts',
      name: 'sends the whole body of a lead about ${project} with %s',
      of: 'O2',
    },
  },
  {
    says: 'Lead constants: source 1',
    where: ['domain/lead/crm-payload.ts'],
    test: {
      file: 'domain/lead/crm-payload.test.ts',
      name: 'sends the whole body of a lead about ${project} with %s',
      of: 'O2',
    },
  },
  {
    says: 'Lead constants: interest type 5',
    where: ['domain/lead/crm-payload.ts'],
    test: {
      file: 'domain/lead/crm-payload.test.ts',
      name: 'sends the whole body of a lead about ${project} with %s',
      of: 'O2',
    },
  },
]
