import { describe, expect, test } from 'vitest'
import { crmNumberProblems } from './problems/crm-number-problems'
import { recordProblems } from './record-problems'
import { sampleArticle, sampleSnapshot } from './sample-snapshot.fixture'

const both = (text: string) => ({ es: text, en: text })
const around = sampleSnapshot()

const campaign = {
  key: 'feria',
  title: both('Feria'),
  summary: both('Feria'),
  image: null,
  project: 'santorini',
  startsAt: '2025-10-01T00:00:00-05:00',
  endsAt: '2025-10-31T23:59:59-05:00',
  dateLabel: null,
  exchangeRate: null,
  terms: [{ type: 'paragraph', text: both('Texto') }],
}

const problemsOf = (part: 'campaigns' | 'news', record: object) =>
  recordProblems(part, record, around).map(({ field, message }) => [field, message.es])

test('accepts a complete record', () => {
  expect(problemsOf('campaigns', campaign)).toEqual([])
  expect(problemsOf('news', sampleArticle())).toEqual([])
})

describe('a campaign', () => {
  test('requires terms', () => {
    expect(problemsOf('campaigns', { ...campaign, terms: [] })).toEqual([
      ['terms', 'Está vacío: agrega al menos uno antes de publicar.'],
    ])
  })

  test.each(['2025-10-01T00:00:00-05:00', '2025-09-30T00:00:00-05:00'])('must not end at %s', (endsAt) => {
    expect(problemsOf('campaigns', { ...campaign, endsAt })).toEqual([
      ['endsAt', 'Termina antes de empezar. Elige un final posterior a «Empieza».'],
    ])
  })

  test('reports which line of its terms lacks a language', () => {
    const terms = [...campaign.terms, { type: 'paragraph', text: { es: 'Dos', en: '' } }]
    expect(problemsOf('campaigns', { ...campaign, terms })).toEqual([
      ['terms.1.text', expect.stringContaining('Falta el texto en inglés. Elige «English»')],
    ])
  })
})

describe('an article', () => {
  test('requires its image', () => {
    expect(problemsOf('news', { ...sampleArticle(), image: null })).toEqual([
      ['image', 'Falta completar este campo antes de publicar.'],
    ])
  })

  test.each([
    ['inglés', 'en'],
    ['español', 'es'],
  ])('is not published without its %s title', (language, locale) => {
    const title = { ...both('Título'), [locale]: ' ' }
    expect(problemsOf('news', sampleArticle({ title }))).toEqual([
      ['title', expect.stringContaining(`Falta el texto en ${language}.`)],
    ])
  })

  test('explains in Spanish what the build would reject', () => {
    const body = both('Santorini abre con lotes desde 120 m², con {precio} al mes. [Mira](#aviso-nada)')
    expect(problemsOf('news', sampleArticle({ body })).map(([, message]) => message)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('Dice «120 m²», pero Santorini tiene 100 m².'),
        expect.stringContaining('{precio} no existe y se leería tal cual.'),
        expect.stringContaining('El enlace #aviso-nada no abre nada'),
      ]),
    )
  })
})

test('two projects must not share a CRM number', () => {
  const others = [{ slug: 'killa', name: 'Killa', crmId: 100 }]
  expect(crmNumberProblems({ slug: 'once', name: 'Once', crmId: 100 }, others)).toMatchObject([
    { field: 'crmId', message: { es: expect.stringContaining('ya es el número de Killa') } },
  ])
  expect(crmNumberProblems({ slug: 'once', name: 'Once', crmId: 11 }, others)).toEqual([])
})
