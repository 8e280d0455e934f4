import { describe, expect, test } from 'vitest'
import { contentProblems } from './content-problems'
import type { Media } from './media.schema'
import { sampleArticle, sampleProject, sampleSnapshot } from './sample-snapshot.fixture'

const inBothLanguages = (text: string) => ({ es: text, en: text })
const withSpanish = (es: string) => ({ es, en: 'Text' })
const withEnglish = (en: string) => ({ es: 'Texto', en })

const problemsOfProjectText = (text: { es: string; en: string }) =>
  contentProblems(sampleSnapshot({ projects: [sampleProject({ conditions: text })] }))
const problemsOfNewsText = (text: { es: string; en: string }, projects = [sampleProject()]) =>
  contentProblems(sampleSnapshot({ projects, news: [sampleArticle({ body: text })] }))

test('reports no problems in valid content', () => {
  expect(contentProblems(sampleSnapshot())).toEqual([])
})

describe('languages', () => {
  test('reports an empty text with its path and language', () => {
    expect(problemsOfProjectText({ es: 'Texto', en: ' ' })).toEqual([
      'projects[santorini].conditions: the English text is missing',
    ])
  })

  test('reports an empty text inside a list', () => {
    const snapshot = sampleSnapshot()
    snapshot.complaintBook.legalNotes = [inBothLanguages('Nota'), { es: '', en: 'Note' }]
    expect(contentProblems(snapshot)).toEqual(['complaintBook.legalNotes[1]: the Spanish text is missing'])
  })

  test('requires the Spanish text of a privacy policy, but not the English text', () => {
    const policy = (body: { es: string; en: string }) =>
      sampleSnapshot({
        legalDocuments: [
          {
            key: 'privacy-policy',
            version: '2026-01',
            effectiveOn: '2026-01-01',
            title: inBothLanguages('Política'),
            titleBold: inBothLanguages('de privacidad'),
            body,
          },
        ],
      })
    expect(contentProblems(policy({ es: 'Texto', en: '' }))).toEqual([])
    expect(contentProblems(policy({ es: ' ', en: 'Text' }))).toEqual([
      'legalDocuments[privacy-policy].body: the Spanish text is missing',
    ])
  })
})

describe('construction updates', () => {
  const constructionUpdates = {
    isDemo: true,
    nextOn: null,
    note: null,
    comparison: null,
    updates: [{ date: '2026-11-12', percent: 54, title: inBothLanguages('Muros'), text: null, images: ['lost'] }],
  }

  test('accepts a project without construction updates and checks them if they exist', () => {
    expect(contentProblems(sampleSnapshot({ projects: [sampleProject({ constructionUpdates: null })] }))).toEqual([])
    expect(contentProblems(sampleSnapshot({ projects: [sampleProject({ constructionUpdates })] }))).toEqual([
      'projects[santorini].constructionUpdates.updates[0].images[0]: there is no media file with the key "lost"',
    ])
  })
})

describe('images', () => {
  test('reports a media key without a file', () => {
    const news = [sampleArticle({ image: 'lost' })]
    expect(contentProblems(sampleSnapshot({ news }))).toEqual([
      'news[1].image: there is no media file with the key "lost"',
    ])
  })

  test('checks an optional media key if it is set', () => {
    const snapshot = sampleSnapshot()
    snapshot.siteSettings.policyDocument = 'policy'
    expect(contentProblems(snapshot)).toEqual([
      'siteSettings.policyDocument: there is no media file with the key "policy"',
    ])
  })

  test('reports an image without a description in one language', () => {
    const snapshot = sampleSnapshot()
    for (const item of snapshot.media.slice(0, 1)) item.alt = { es: 'Playa', en: '' }
    expect(contentProblems(snapshot)).toEqual(['media[image].alt: the image has no English description'])
  })

  test('rejects a missing image and an SVG in a text', () => {
    expect(problemsOfNewsText({ es: '![](media:image)', en: '![](media:lost)' })).toEqual([
      'news[1].body.en: there is no media file with the key "lost"',
    ])
    const svg: Media = {
      kind: 'svg',
      key: 'plan',
      alt: inBothLanguages('Plano'),
      src: '/p.svg',
      viewBox: null,
      fill: null,
      content: inBothLanguages(''),
      ground: null,
      shapes: [],
    }
    const snapshot = sampleSnapshot({ news: [sampleArticle({ body: inBothLanguages('![](media:plan)') })] })
    snapshot.media.push(svg)
    expect(contentProblems(snapshot)).toEqual([
      'news[1].body.es: "plan" is not an image; a text can only contain images',
      'news[1].body.en: "plan" is not an image; a text can only contain images',
    ])
  })

  test.each([
    ['card', { cardImage: 'santorini-hero' }],
    ['first slide', { slider: [{ type: 'image' as const, image: 'santorini-hero', video: null }] }],
  ])('rejects two projects with the same main image (%s)', (_, changes) => {
    const projects = [sampleProject(), sampleProject({ slug: 'killa', name: 'Killa', ...changes })]
    expect(contentProblems(sampleSnapshot({ projects }))).toEqual([
      'projects[killa]: the main image "santorini-hero" is already the main image of santorini',
    ])
  })
})

describe('links between records', () => {
  test('reports a place, a project and a category that do not exist', () => {
    const project = sampleProject({ place: 'atlantis' })
    project.related.projects = ['mykonos']
    const snapshot = sampleSnapshot({ projects: [project], news: [sampleArticle({ category: 'gossip' })] })
    expect(contentProblems(snapshot)).toEqual([
      'projects[santorini].place: there is no place "atlantis"',
      'projects[santorini].related.projects: there is no project "mykonos"',
      'news[1].category: there is no news category "gossip"',
    ])
  })

  test('rejects a campaign and a testimonial of a project that does not exist', () => {
    const snapshot = sampleSnapshot({
      campaigns: [
        {
          key: 'feria',
          title: inBothLanguages('Feria'),
          summary: inBothLanguages('Feria'),
          image: null,
          project: 'mykonos',
          startsAt: '2025-10-01T00:00:00-05:00',
          endsAt: '2025-10-31T23:59:59-05:00',
          dateLabel: null,
          exchangeRate: null,
          terms: [{ type: 'paragraph', text: inBothLanguages('Texto') }],
        },
      ],
      testimonials: [
        {
          key: 'voz',
          order: 1,
          name: 'A. B.',
          project: 'killa',
          image: 'image',
          quoteBefore: inBothLanguages('a'),
          quoteBold: inBothLanguages('b'),
          quoteAfter: null,
        },
      ],
    })
    expect(contentProblems(snapshot)).toEqual([
      'testimonials[voz].project: there is no project "killa"',
      'campaigns[feria].project: there is no project "mykonos"',
    ])
  })
})

describe('placeholders', () => {
  const killa = sampleProject({ slug: 'killa', name: 'Killa', months: null, monthlyFromUsd: null })

  test.each([
    ['{heigth}', /\{heigth\} is unknown/],
    ['{Area}', /\{Area\} is unknown/],
    ['{rate:santorini}', /\{rate:santorini\} is unknown/],
    ['{area:atlantis}', /names a project that does not exist/],
    ['{months:killa}', /has no figure: Killa states none/],
    ['{pricePen:killa}', /has no figure: Killa states none/],
  ])('rejects the placeholder %s in a project text', (text, message) => {
    const problems = contentProblems(
      sampleSnapshot({ projects: [sampleProject({ conditions: withSpanish(text) }), killa] }),
    )
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(/^projects\[santorini\]\.conditions\.es: /)
    expect(problems[0]).toMatch(message)
  })

  test('accepts known placeholders', () => {
    expect(
      problemsOfProjectText(
        inBothLanguages('{area}, {months}, {priceUsd} o {pricePen}, {area:santorini}, {rate}, {rateDate}'),
      ),
    ).toEqual([])
  })

  test('rejects a placeholder without a project in a text that belongs to no project', () => {
    expect(problemsOfNewsText(withEnglish('Lots from {area}'))).toEqual([
      'news[1].body.en: the placeholder {area} must name a project, as in {area:project-slug}',
    ])
  })
})

describe('figures typed into a text', () => {
  test.each([
    ['Lotes desde 120 m²', '120 m²', 'Santorini has 100 m²'],
    ['Lotes desde 120 metros cuadrados', '120 metros cuadrados', 'Santorini has 100 m²'],
    ['Cuotas desde US$ 300', 'US$ 300', 'Santorini has 206 dollars a month'],
    ['Cuotas desde $1,206', '$1,206', 'Santorini has 206 dollars a month'],
    ['Cuotas desde 300 USD', '300 USD', 'Santorini has 206 dollars a month'],
    ['Cuotas desde S/ 800', 'S/ 800', 'Santorini has 793 soles a month'],
    ['Hasta 36 meses', '36 meses', 'Santorini has 60 months'],
    ['A 36-month plan', '36-month', 'Santorini has 60 months'],
    ['36 interest-free months', '36 interest-free months', 'Santorini has 60 months'],
  ])('reports a project text that contradicts its field: %s', (text, figure, field) => {
    expect(problemsOfProjectText(withSpanish(text))).toEqual([
      `projects[santorini].conditions.es: says "${figure}", but ${field}`,
    ])
  })

  test.each([
    'Desde 100 m², US$ 206 al mes o S/ 793, hasta 60 meses',
    'De 100 a 180 m²',
    'From 100 to 180 m²',
    'Abrimos hace 10 años con 1000 familias',
  ])('accepts a project text that agrees with its fields: %s', (text) => {
    expect(problemsOfProjectText(inBothLanguages(text))).toEqual([])
  })

  test('rejects months in the text of a project without months', () => {
    const projects = [sampleProject({ months: null, conditions: withEnglish('Up to 24 months') })]
    expect(contentProblems(sampleSnapshot({ projects }))).toEqual([
      'projects[santorini].conditions.en: says "24 months", but Santorini states no figure for it',
    ])
  })

  test('checks news against the project named in the same sentence', () => {
    expect(problemsOfNewsText(withSpanish('Santorini abre con lotes desde 120 m². El club tiene 400 m².'))).toEqual([
      'news[1].body.es: says "120 m²", but Santorini has 100 m²',
    ])
  })

  test('checks an instalment in news, but not a total price', () => {
    expect(problemsOfNewsText(inBothLanguages('Santorini, desde US$ 12,750 y cuotas desde US$ 206.'))).toEqual([])
    expect(problemsOfNewsText(withEnglish('Santorini, from US$ 149 per month.'))).toEqual([
      'news[1].body.en: says "US$ 149", but Santorini has 206 dollars a month',
    ])
  })

  describe('an article of 17 March 2025', () => {
    const problemsOfArticle = (body: { es: string; en: string }) =>
      contentProblems(sampleSnapshot({ news: [sampleArticle({ publishedOn: '2025-03-17', body })] }))

    test('accepts old figures in a sentence that contains the date of the article', () => {
      expect(
        problemsOfArticle({
          es: 'Al 17\u00a0de\u00a0marzo de 2025, Santorini tiene lotes desde 90 m², con cuotas desde US$ 149.',
          en: 'On 17 March 2025, Santorini has lots from 90 m², with instalments from US$ 149.',
        }),
      ).toEqual([])
    })

    test.each([
      ['contains no date', 'Santorini tiene cuotas desde US$ 149.'],
      ['contains another date', 'Al 18 de marzo de 2025, Santorini tiene cuotas desde US$ 149.'],
      ['is next to the date', 'Hoy es 17 de marzo de 2025. Santorini tiene cuotas desde US$ 149.'],
      ['contains the date in the other language', 'On 17 March 2025, Santorini tiene cuotas desde US$ 149.'],
    ])('checks the figures of an article if the sentence %s', (_, es) => {
      expect(problemsOfArticle(withSpanish(es))).toEqual([
        'news[1].body.es: says "US$ 149", but Santorini has 206 dollars a month',
      ])
    })

    test('checks a project text even if it contains the date of an article', () => {
      const project = sampleProject({ conditions: withSpanish('Al 17 de marzo de 2025, cuotas desde US$ 149.') })
      expect(contentProblems(sampleSnapshot({ projects: [project] }))).toHaveLength(1)
    })
  })

  test('distinguishes Punta Arena II from Punta Arena', () => {
    const projects = [
      sampleProject({ slug: 'punta-arena', name: 'Punta Arena', months: 24 }),
      sampleProject({ slug: 'punta-arena-2', name: 'Punta Arena II', months: 60 }),
    ]
    expect(problemsOfNewsText(withSpanish('Punta Arena II: 24 meses.'), projects)).toEqual([
      'news[1].body.es: says "24 meses", but Punta Arena II has 60 months',
    ])
    expect(problemsOfNewsText(withSpanish('Punta Arena y Punta Arena II: 24 meses y 60 meses.'), projects)).toEqual([])
  })
})

describe('pop-ups', () => {
  const popup = {
    key: 'visita',
    title: inBothLanguages('Visita'),
    text: inBothLanguages('Texto'),
    image: null,
    button: null,
  }

  test('reports a link to a missing pop-up, in a text and in a field', () => {
    const { gallery } = sampleProject()
    const more = { text: inBothLanguages('Más'), href: '#aviso-visita' }
    const projects = [sampleProject({ gallery: { ...gallery, cta: { ...gallery.cta, more } } })]
    const news = [sampleArticle({ body: withSpanish('Mira [cómo](#aviso-otra-cosa).') })]
    expect(contentProblems(sampleSnapshot({ projects, news }))).toEqual([
      'news[1].body.es: there is no pop-up for the link #aviso-otra-cosa',
      'projects[santorini].gallery.cta.more.href: there is no pop-up for the link #aviso-visita',
    ])
    expect(contentProblems(sampleSnapshot({ projects, popups: [popup] }))).toEqual([])
  })

  test('rejects a pop-up without English text or with a missing image', () => {
    const popups = [{ ...popup, title: { es: 'Visita', en: '' }, image: 'lost' }]
    expect(contentProblems(sampleSnapshot({ popups }))).toEqual([
      'popups[visita].title: the English text is missing',
      'popups[visita].image: there is no media file with the key "lost"',
    ])
  })
})

describe('company claims', () => {
  const claim = (key: 'years' | 'projects' | 'families' | null, text: string) => ({
    key,
    figure: 10,
    text: inBothLanguages(text),
    detail: inBothLanguages('Detalle'),
  })
  const problemsOfHistory = (text: { es: string; en: string }, claims = [claim('years', 'años de experiencia')]) => {
    const snapshot = sampleSnapshot()
    snapshot.home.claims = claims
    snapshot.about.history = text
    return contentProblems(snapshot)
  }

  test('accepts the placeholder of a claim in a text', () => {
    expect(problemsOfHistory({ es: 'Más de {years} años', en: 'More than {years} years' })).toEqual([])
  })

  test('reports a claim that does not exist', () => {
    expect(problemsOfHistory(withSpanish('Más de {families} familias'))).toEqual([
      'about.history.es: the placeholder {families} has no figure: no claim of the home page is called "families"',
    ])
  })

  test.each([
    ['más de diez años', 'es', 'years'],
    ['Más de 10 años', 'es', 'years'],
    ['more than ten years', 'en', 'years'],
    ['over 10 projects', 'en', 'projects'],
    ['+1000 familias', 'es', 'families'],
  ] as const)('rejects "%s" typed instead of the placeholder of the claim', (figure, locale, name) => {
    const claims = [claim('years', 'años'), claim('projects', 'proyectos'), claim('families', 'familias')]
    expect(problemsOfHistory(locale === 'es' ? withSpanish(figure) : withEnglish(figure), claims)).toEqual([
      `about.history.${locale}: says "${figure}" by hand; write {${name}} for the figure`,
    ])
  })

  test('ignores a figure that is not a claim', () => {
    expect(problemsOfHistory(inBothLanguages('Dos años de obra, 60 years, más de 10 añosos'))).toEqual([])
  })

  test('rejects a statistic that repeats a claim and two claims with the same name', () => {
    const snapshot = sampleSnapshot()
    snapshot.home.claims = [claim('years', 'años de experiencia'), claim('years', 'proyectos')]
    snapshot.about.statistics = [{ value: '+10', text: inBothLanguages('años de experiencia') }]
    expect(contentProblems(snapshot)).toEqual([
      'about.statistics[0]: "años de experiencia" is a claim of the company already; remove it here',
      'home.claims: two claims are called "years"',
    ])
  })
})

test('rejects a form that offers a document type twice', () => {
  const snapshot = sampleSnapshot()
  snapshot.formTexts.documents = [
    { documentTypeId: '1', label: inBothLanguages('DNI') },
    { documentTypeId: '1', label: inBothLanguages('Carné') },
  ]
  expect(contentProblems(snapshot)).toEqual(['formTexts.documents: "Carné" is type 1 once more'])
})

describe('feature boxes', () => {
  const box = (value: { es: string; en: string }) => ({
    icon: 'area' as const,
    text: inBothLanguages('Área'),
    value,
    highlighted: false,
    bold: true,
  })
  const projectWith = (value: { es: string; en: string }, changes = {}) =>
    contentProblems(sampleSnapshot({ projects: [sampleProject({ infoBox: { infoBoxes: [box(value)] }, ...changes })] }))

  test('accepts a box with a placeholder', () => {
    expect(projectWith(inBothLanguages('{area}'))).toEqual([])
  })

  test('reports a box whose area differs from the project', () => {
    expect(projectWith(inBothLanguages('110 m²'))).toEqual(
      ['es', 'en'].map(
        (locale) => `projects[santorini].infoBox.infoBoxes[0].value.${locale}: says "110 m²", but Santorini has 100 m²`,
      ),
    )
  })

  test('reports a box with months that the project does not state', () => {
    expect(projectWith(withSpanish('{months}'), { months: null })).toEqual([
      'projects[santorini].infoBox.infoBoxes[0].value.es: the placeholder {months} has no figure: Santorini states none',
    ])
  })
})
