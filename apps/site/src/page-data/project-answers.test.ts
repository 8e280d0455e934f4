import { sampleProject, sampleSnapshot } from '@app/domain/snapshot/sample-snapshot.fixture'
import { expect, test } from 'vitest'
import { projectAnswers } from './project-answers'
import { projectBySlug } from './projects'
import { withSnapshot } from './snapshot'

const localized = (text: string) => ({ es: text, en: `${text} (en)` })
const noFacts = {
  water: null,
  power: null,
  sewer: null,
  deliveryOn: null,
  deliveryNote: null,
  maintenanceUsd: null,
  maintenanceNote: null,
  rules: [],
  sandFromM: null,
  sandToM: null,
  drives: [],
}
const noAnswers = { isDemo: false, facts: noFacts, papers: [], notInPrice: null, questions: [], caller: null }

const answersOf = (answers: Parameters<typeof sampleProject>[0], locale: 'es' | 'en' = 'es') => {
  const project = sampleProject({ slug: 'santorini', monthlyFromUsd: 206, months: 60, ...answers })
  return withSnapshot(sampleSnapshot({ projects: [project] }), async () =>
    projectAnswers(projectBySlug('santorini', locale), locale),
  )
}
const replaceNonBreakingSpaces = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

test('returns no sections for a project without answers', async () => {
  expect(await answersOf({})).toEqual({ facts: null, example: null, papers: null, questions: null })
})

test('omits empty sections but always calculates the example', async () => {
  const { facts, papers, questions, example } = await answersOf({ answers: noAnswers })
  expect([facts, papers, questions]).toEqual([null, null, null])
  expect(example?.plan).toMatchObject({ months: 60, instalment: { usd: 20_600 }, price: { usd: 1_545_000 } })
})

test('formats facts with their units, month and currency', async () => {
  const facts = {
    ...noFacts,
    deliveryOn: '2028-12-01',
    maintenanceUsd: 38,
    sandFromM: 20,
    sandToM: 190,
    drives: [
      { destination: localized('Arequipa'), minutes: 130 },
      { destination: localized('Mollendo'), minutes: 18 },
    ],
  }
  const { facts: section } = await answersOf({ answers: { ...noAnswers, facts } }, 'en')
  expect(section?.delivery).toMatchObject({ value: 'December 2028' })
  expect(section?.maintenance).toMatchObject({ money: { usd: 3800 } })
  expect(section?.sand?.value).toBe('20 to 190 m on foot')
  expect(section?.drives.ways.map(({ destination, time }) => [destination, replaceNonBreakingSpaces(time)])).toEqual([
    ['Mollendo (en)', '18 min'],
    ['Arequipa (en)', '2 h 10 min'],
  ])
})

test('marks demo facts, documents and answers, but not real ones', async () => {
  const paper = {
    name: localized('Licencia'),
    issuer: null,
    number: null,
    date: null,
    note: localized('En trámite'),
    file: null,
  }
  const sampleAnswers = {
    ...noAnswers,
    facts: { ...noFacts, water: localized('Red') },
    papers: [paper],
    questions: [{ question: localized('¿Sí?'), answer: localized('Sí.') }],
    caller: localized('Un asesor'),
  }
  const demoSections = await answersOf({ answers: { ...sampleAnswers, isDemo: true } })
  expect([demoSections.facts?.demo, demoSections.papers?.demo, demoSections.questions?.note]).toEqual([
    'Datos demo',
    'Ejemplo',
    'Respuestas de ejemplo: manda el contrato que firmas.',
  ])
  expect(demoSections.papers?.caller?.hours[0]).toEqual({ days: 'Lunes a viernes', hours: '9:00 a 18:00' })
  const realSections = await answersOf({ answers: sampleAnswers })
  expect([realSections.facts?.demo, realSections.papers?.demo, realSections.questions?.note]).toEqual([
    null,
    null,
    null,
  ])
})
