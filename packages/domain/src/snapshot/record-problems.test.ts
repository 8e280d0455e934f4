import { describe, expect, test } from 'vitest'
import { crmNumberProblems } from './problems/crm-number-problems'
import { recordProblems } from './record-problems'
import { sampleArticle, sampleSnapshot } from './sample-snapshot.fixture'

const inBothLanguages = (text: string) => ({ es: text, en: text })
const context = sampleSnapshot()

const campaign = {
  key: 'feria',
  title: inBothLanguages('Feria'),
  summary: inBothLanguages('Feria'),
  image: null,
  project: 'santorini',
  startsAt: '2025-10-01T00:00:00-05:00',
  endsAt: '2025-10-31T23:59:59-05:00',
  dateLabel: null,
  exchangeRate: null,
  terms: [{ type: 'paragraph', text: inBothLanguages('Texto') }],
}

const problemsOf = (part: 'campaigns' | 'news', record: object) =>
  recordProblems(part, record, context).map(({ field, message }) => [field, message.es])

test('reports no problems in a complete record', () => {
  expect(problemsOf('campaigns', campaign)).toEqual([])
  expect(problemsOf('news', sampleArticle())).toEqual([])
})

describe('a campaign', () => {
  test('rejects a campaign without terms and conditions', () => {
    expect(problemsOf('campaigns', { ...campaign, terms: [] })).toEqual([
      ['terms', 'Está vacío: agrega al menos uno antes de publicar.'],
    ])
  })

  test.each(['2025-10-01T00:00:00-05:00', '2025-09-30T00:00:00-05:00'])(
    'rejects a campaign that ends at %s, which is not after its start',
    (endsAt) => {
      expect(problemsOf('campaigns', { ...campaign, endsAt })).toEqual([
        ['endsAt', 'Termina antes de empezar. Elige un final posterior a «Empieza».'],
      ])
    },
  )

  test('reports the line of the terms and conditions that lacks a translation', () => {
    const terms = [...campaign.terms, { type: 'paragraph', text: { es: 'Dos', en: '' } }]
    expect(problemsOf('campaigns', { ...campaign, terms })).toEqual([
      ['terms.1.text', expect.stringContaining('Falta el texto en inglés. Elige «English»')],
    ])
  })
})

describe('an article', () => {
  test('rejects an article without an image', () => {
    expect(problemsOf('news', { ...sampleArticle(), image: null })).toEqual([
      ['image', 'Falta completar este campo antes de publicar.'],
    ])
  })

  test.each([
    ['en', 'inglés'],
    ['es', 'español'],
  ])('rejects an article without a title in the language %s', (locale, language) => {
    const title = { ...inBothLanguages('Título'), [locale]: ' ' }
    expect(problemsOf('news', sampleArticle({ title }))).toEqual([
      ['title', expect.stringContaining(`Falta el texto en ${language}.`)],
    ])
  })

  test('explains problems of an article in Spanish', () => {
    const body = inBothLanguages('Santorini abre con lotes desde 120 m², con {precio} al mes. [Mira](#aviso-nada)')
    expect(problemsOf('news', sampleArticle({ body })).map(([, message]) => message)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('Dice «120 m²», pero Santorini tiene 100 m².'),
        expect.stringContaining('{precio} no existe y se leería tal cual.'),
        expect.stringContaining('El enlace #aviso-nada no abre nada'),
      ]),
    )
  })
})

test('rejects two projects with the same CRM number', () => {
  const otherProjects = [{ slug: 'killa', name: 'Killa', crmId: 100 }]
  expect(crmNumberProblems({ slug: 'once', name: 'Once', crmId: 100 }, otherProjects)).toMatchObject([
    { field: 'crmId', message: { es: expect.stringContaining('ya es el número de Killa') } },
  ])
  expect(crmNumberProblems({ slug: 'once', name: 'Once', crmId: 11 }, otherProjects)).toEqual([])
})
