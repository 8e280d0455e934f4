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
const noAnswers = { isDemo: false, facts: noFacts, documents: [], notInPrice: null, questions: [], caller: null }

const answersOf = (answers: Parameters<typeof sampleProject>[0], locale: 'es' | 'en' = 'es') => {
  const project = sampleProject({ slug: 'santorini', monthlyFromUsd: 206, months: 60, ...answers })
  return withSnapshot(sampleSnapshot({ projects: [project] }), async () =>
    projectAnswers(projectBySlug('santorini', locale), locale),
  )
}
const replaceNonBreakingSpaces = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')

test('returns no sections for a project without answers', async () => {
  expect(await answersOf({ answers: null })).toEqual({ facts: null, driveTimes: null, documents: null, caller: null })
})

test('omits empty sections', async () => {
  expect(await answersOf({ answers: noAnswers })).toEqual({
    facts: null,
    driveTimes: null,
    documents: null,
    caller: null,
  })
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
  const { facts: section, driveTimes } = await answersOf({ answers: { ...noAnswers, facts } }, 'en')
  expect(section?.delivery).toMatchObject({ value: 'December 2028' })
  expect(section?.maintenance).toMatchObject({ money: { usd: 3800 } })
  expect(driveTimes?.sand?.value).toBe('20 to 190 m on foot')
  expect(driveTimes?.drives.map(({ destination, time }) => [destination, replaceNonBreakingSpaces(time)])).toEqual([
    ['Mollendo (en)', '18 min'],
    ['Arequipa (en)', '2 h 10 min'],
  ])
})

test('says once that documents are samples, and does not say so about real documents', async () => {
  const sample = {
    kind: 'licence' as const,
    name: localized('Licencia'),
    proves: localized('Que se puede construir.'),
    issuer: localized('Municipalidad'),
    number: 'EJEMPLO-0000',
    date: '2026-02-12',
    note: null,
    file: null,
  }
  const sampleAnswers = { ...noAnswers, documents: [sample], caller: localized('Un asesor') }
  const sampleNote = 'Los de esta página son ejemplos, sin valor legal.'
  const { documents, caller } = await answersOf({ answers: { ...sampleAnswers, isDemo: true } })
  expect(documents?.intro).toContain(sampleNote)
  expect(replaceNonBreakingSpaces(documents?.documents[0]?.details)).toBe('Municipalidad · EJEMPLO-0000 · 12 feb 2026')
  expect(caller?.hours[0]).toEqual({ days: 'Lunes a viernes', hours: '9:00 a 18:00' })
  const { documents: realDocuments } = await answersOf({ answers: sampleAnswers })
  expect(realDocuments?.intro).not.toContain(sampleNote)
})
