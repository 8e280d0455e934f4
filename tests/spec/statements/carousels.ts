import type { Statement } from '../statement'

const carousels = 'tests/e2e/carousels.e2e.ts'
const moves = '${name} on every ${every / 1000} seconds'
const steps = 'the steps carousel shows 1 below 768 px, 2 below 1024 px and 3 from there on'
const row = 'site/sections/related/related.module.css'
const related = {
  file: carousels,
  name: 'the related projects show 1 below 350 px, 2 below 1024 px and 3 from there on',
}
const chat = 'site/layout/chat/chat.module.css'
const pulse = {
  file: 'tests/e2e/motion.e2e.ts',
  name: 'the chat button pulses in three rings for good, the second 500 ms and the third 600 ms after the one before',
}

export const carouselConstants: Statement[] = [
  {
    says: 'Media slider autoplay 3000 ms',
    where: ['site/sections/media-slider/media-slider.client.ts'],
    test: { file: carousels, name: moves, of: 'the media slider moves' },
    broken: { find: 'autoplay: 3000', put: 'autoplay: 4000' },
    decision: 'it pauses on hover, focus and by a button, and never runs with reduced motion',
  },
  {
    says: 'Media slider loops only with more than 1 slide',
    where: ['site/sections/media-slider/media-slider.client.ts'],
    test: { file: carousels, name: 'goes round: the slide before the first is the last' },
    broken: { find: 'loop: true', put: 'loop: false' },
  },
  {
    says: 'Steps carousel 1 slide per view',
    where: ['site/sections/referral-steps/referral-steps.module.css'],
    test: { file: carousels, name: steps },
    broken: { find: '(min-width: 768px)', put: '(min-width: 700px)' },
  },
  {
    says: 'Steps carousel 2 from 768 px',
    where: ['site/sections/referral-steps/referral-steps.module.css'],
    test: { file: carousels, name: steps },
    broken: { find: 'flex-basis: 50%', put: 'flex-basis: 100%' },
  },
  {
    says: 'Steps carousel 3 from 1024 px',
    where: ['site/sections/referral-steps/referral-steps.module.css'],
    test: { file: carousels, name: steps },
    broken: { find: '(min-width: 1024px)', put: '(min-width: 1100px)' },
  },
  {
    says: 'Steps carousel autoplay 3000 ms',
    where: ['site/sections/referral-steps/referral-steps.tsx'],
    test: { file: carousels, name: moves, of: 'the steps of the referral programme move' },
    broken: { find: 'autoplay={3000}', put: 'autoplay={4000}' },
  },
  {
    says: 'Steps carousel loops only with more than 3 steps',
    where: ['site/sections/referral-steps/referral-steps.tsx'],
    test: { file: carousels, name: 'the steps are more than three and go round' },
    broken: { find: 'loop={steps.length > mostAtOnce}', put: 'loop={false}' },
  },
  {
    says: 'Progress mobile carousel autoplay 1500 ms',
    where: ['site/sections/progress/progress.tsx'],
    test: { file: carousels, name: moves, of: 'on phones the works move' },
    broken: { find: 'autoplay={1500}', put: 'autoplay={2500}' },
  },
  {
    says: 'Progress mobile carousel loops with 6 or more images',
    where: ['site/sections/progress/progress.tsx'],
    test: { file: carousels, name: 'on phones the works do not go round' },
    broken: { find: 'const loopsFrom = 6', put: 'const loopsFrom = 4' },
    decision:
      'a project has exactly four pictures of its construction (`domain/snapshot/project.schema.ts`), so none loops today',
  },
  {
    says: 'Related projects carousel 1 slide per view',
    where: [row],
    test: related,
    broken: { find: 'flex-basis: 100%', put: 'flex-basis: 50%' },
  },
  {
    says: 'Related projects carousel 2 from 350 px',
    where: [row],
    test: related,
    broken: { find: '@media (min-width: 350px)', put: '@media (min-width: 400px)' },
  },
  {
    says: 'Related projects carousel 2 from 768 px',
    where: [row],
    test: related,
    broken: { find: 'calc((100% - var(--joint)) / 2)', put: '100%' },
  },
  {
    says: 'Related projects carousel 3 from 1024 px',
    where: [row],
    test: related,
    broken: { find: '@media (min-width: 1024px)', put: '@media (min-width: 1100px)' },
  },
  {
    says: 'Related projects carousel autoplay 3000 ms',
    where: ['site/sections/related/related.tsx'],
    test: { file: carousels, name: moves, of: 'the related projects move' },
    broken: { find: 'autoplay={3000}', put: 'autoplay={4000}' },
  },
  {
    says: 'Related projects carousel loops',
    where: ['site/sections/related/related.tsx'],
    test: { file: carousels, name: 'a carousel that loops has the pictures of the cards that come next' },
    broken: { find: 'autoplay={3000} loop>', put: 'autoplay={3000}>' },
  },
  {
    says: 'Chat button: pulses in a 3-layer animation',
    where: ['site/layout/chat/chat.tsx', chat],
    test: pulse,
    broken: { find: '<i className={styles.ring} />\n      <Icon', put: '<Icon' },
    decision: 'still for people who asked for less motion',
  },
  {
    says: 'Chat button: the animation repeats',
    where: [chat],
    test: pulse,
    broken: { find: '2s infinite;', put: '2s 3;' },
    decision: 'after three rings it rests for more than two seconds',
  },
  {
    says: 'Chat button: a rest step of 500 ms',
    where: [chat],
    test: pulse,
    broken: { find: 'animation-delay: 2.5s', put: 'animation-delay: 2.2s' },
  },
  {
    says: 'Chat button: a rest step of 600 ms',
    where: [chat],
    test: pulse,
    broken: { find: 'animation-delay: 3.1s', put: 'animation-delay: 2.7s' },
  },
  {
    says: 'Chat button: the default link is a messaging-app conversation with {phone}',
    where: ['site/page-data/settings.ts'],
    test: { file: 'tests/e2e/company.e2e.ts', name: 'the chat of ${path} is with the sales contact, and greets' },
    broken: { find: 'https://wa.me/', put: 'https://wa.example/' },
  },
  {
    says: 'Lead constants: input channel 29',
    where: ['domain/lead/crm-payload.ts'],
    test: { file: 'domain/lead/crm-payload.test.ts', name: '${project} with %s: the whole body', of: 'O2' },
    broken: { find: '    input_channel_id: 29,\n    source_id', put: '    input_channel_id: 1 as 29,\n    source_id' },
  },
  {
    says: 'Lead constants: source 1',
    where: ['domain/lead/crm-payload.ts'],
    test: { file: 'domain/lead/crm-payload.test.ts', name: '${project} with %s: the whole body', of: 'O2' },
    broken: {
      find: '    source_id: 1,\n    interest_type_id: 5,\n    ...',
      put: '    source_id: 29 as 1,\n    interest_type_id: 5,\n    ...',
    },
  },
  {
    says: 'Lead constants: interest type 5',
    where: ['domain/lead/crm-payload.ts'],
    test: { file: 'domain/lead/crm-payload.test.ts', name: '${project} with %s: the whole body', of: 'O2' },
    broken: { find: '    interest_type_id: 5,\n    ...', put: '    interest_type_id: 1 as 5,\n    ...' },
  },
]
