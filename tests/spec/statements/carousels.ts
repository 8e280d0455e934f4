import type { Statement } from '../statement'

const carousels = 'tests/e2e/carousels.e2e.ts'
const moves = '${name} on every ${every / 1000} seconds'
const steps = 'the steps carousel shows 1 slide below 768 px, 2 below 1024 px and 3 from there on'
const row = 'site/sections/related/related.module.css'
const related = {
  file: carousels,
  name: 'the related projects show 1 slide below 350 px, 2 below 1024 px and 3 from there on',
}
const chat = 'site/layout/chat/chat.module.css'
const pulse = {
  file: 'tests/e2e/motion.e2e.ts',
  name: 'the chat button pulses in three rings forever, the second 500 ms and the third 600 ms after the previous one',
}

export const carouselConstants: Statement[] = [
  {
    says: 'Media slider autoplay 3000 ms',
    where: ['site/sections/media-carousel/media-carousel.client.ts'],
    test: { file: carousels, name: moves, of: 'the media carousel moves' },
    decision: 'it pauses on hover, focus and by a button, and never runs with reduced motion',
  },
  {
    says: 'Media slider loops only with more than 1 slide',
    where: ['site/sections/media-carousel/media-carousel.client.ts'],
    test: { file: carousels, name: 'loops: the slide before the first is the last' },
  },
  {
    says: 'Steps carousel 1 slide per view',
    where: ['site/sections/referral-steps/referral-steps.module.css'],
    test: { file: carousels, name: steps },
  },
  {
    says: 'Steps carousel 2 from 768 px',
    where: ['site/sections/referral-steps/referral-steps.module.css'],
    test: { file: carousels, name: steps },
  },
  {
    says: 'Steps carousel 3 from 1024 px',
    where: ['site/sections/referral-steps/referral-steps.module.css'],
    test: { file: carousels, name: steps },
  },
  {
    says: 'Steps carousel autoplay 3000 ms',
    where: ['site/sections/referral-steps/referral-steps.tsx'],
    test: { file: carousels, name: moves, of: 'the steps of the referral programme move' },
  },
  {
    says: 'Steps carousel loops only with more than 3 steps',
    where: ['site/sections/referral-steps/referral-steps.tsx'],
    test: { file: carousels, name: 'the steps are more than three and loop' },
  },
  {
    says: 'Progress mobile carousel autoplay 1500 ms',
    where: ['site/sections/progress/progress.tsx'],
    test: { file: carousels, name: moves, of: 'on phones the works move' },
  },
  {
    says: 'Progress mobile carousel loops with 6 or more images',
    where: ['site/sections/progress/progress.tsx'],
    test: { file: carousels, name: 'on phones the stages do not loop' },
    decision:
      'a project has exactly four pictures of its construction (`domain/snapshot/project.schema.ts`), so none loops today',
  },
  { says: 'Related projects carousel 1 slide per view', where: [row], test: related },
  { says: 'Related projects carousel 2 from 350 px', where: [row], test: related },
  { says: 'Related projects carousel 2 from 768 px', where: [row], test: related },
  { says: 'Related projects carousel 3 from 1024 px', where: [row], test: related },
  {
    says: 'Related projects carousel autoplay 3000 ms',
    where: ['site/sections/related/related.tsx'],
    test: { file: carousels, name: moves, of: 'the related projects move' },
  },
  {
    says: 'Related projects carousel loops',
    where: ['site/sections/related/related.tsx'],
    test: { file: carousels, name: 'a looping carousel has loaded the images of the next cards' },
  },
  {
    says: 'Chat button: pulses in a 3-layer animation',
    where: ['site/layout/chat/chat.tsx', chat],
    test: pulse,
    decision: 'still for people who asked for less motion',
  },
  {
    says: 'Chat button: the animation repeats',
    where: [chat],
    test: pulse,
    decision: 'after three rings it rests for more than two seconds',
  },
  { says: 'Chat button: a rest step of 500 ms', where: [chat], test: pulse },
  { says: 'Chat button: a rest step of 600 ms', where: [chat], test: pulse },
  {
    says: 'Chat button: the default link is a messaging-app conversation with {phone}',
    where: ['site/page-data/settings.ts'],
    test: { file: 'tests/e2e/company.e2e.ts', name: 'the chat of ${path} opens the sales contact with a greeting' },
  },
  {
    says: 'Lead constants: input channel 29',
    where: ['domain/lead/crm-payload.ts'],
    test: { file: 'domain/lead/crm-payload.test.ts', name: '${project} with %s: the whole body', of: 'O2' },
  },
  {
    says: 'Lead constants: source 1',
    where: ['domain/lead/crm-payload.ts'],
    test: { file: 'domain/lead/crm-payload.test.ts', name: '${project} with %s: the whole body', of: 'O2' },
  },
  {
    says: 'Lead constants: interest type 5',
    where: ['domain/lead/crm-payload.ts'],
    test: { file: 'domain/lead/crm-payload.test.ts', name: '${project} with %s: the whole body', of: 'O2' },
  },
]
