import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { contentProblems } from '../snapshot/content-problems'
import { sampleArticle, sampleSnapshot } from '../snapshot/sample-snapshot.fixture'
import { snapshot } from '../snapshot/snapshot.schema'
import { type ContentSources, explainIssue, explainProblem } from './explain-problems'
import { recordUrl } from './release'

const sources: ContentSources = {
  news: {
    place: 'collections',
    slug: 'news',
    name: 'Noticia',
    records: [{ id: 'n1', key: '7', title: 'Casa abierta' }],
    labels: { image: 'Imagen', title: 'Título' },
  },
  campaigns: {
    place: 'collections',
    slug: 'campaigns',
    name: 'Campaña',
    records: [{ id: 'c1', key: 'verano', title: 'Verano' }],
    labels: { terms: 'Términos', 'terms.text': 'Términos › Texto' },
  },
  home: {
    place: 'globals',
    slug: 'home',
    name: 'Inicio',
    records: [{ id: null, key: '', title: 'Inicio' }],
    labels: { hero: 'Portada', 'hero.title': 'Portada › Título' },
  },
}

const issuesOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues ?? []

describe('the explanation of a schema issue', () => {
  test('explains a missing image with the title of the article, the field and a sentence', () => {
    const issues = issuesOf(snapshot, sampleSnapshot({ news: [{ ...sampleArticle(), image: null as never }] }))
    const issue = issues.find(({ path }) => path.join('.') === 'news.0.image')
    expect(explainIssue(issue as never, sources)).toEqual({
      record: { place: 'collections', slug: 'news', id: 'n1' },
      title: 'Noticia «Casa abierta»',
      path: 'image',
      field: 'Imagen',
      sentence: '«Imagen» está vacío: complétalo.',
    })
  })

  const newsSchema = (rule: z.ZodType) => z.object({ news: z.array(z.object({ title: rule })) })
  const withTitle = (title: unknown) => ({ news: [{ title }] })
  test.each([
    ['an empty list', z.array(z.string()).min(1), [], '«Título» necesita al menos un elemento: agrégalo.'],
    [
      'a list that is too long',
      z.array(z.string()).max(2),
      ['a', 'b', 'c'],
      '«Título» admite 2 elementos como máximo.',
    ],
    ['a number that is too small', z.number().min(3), 1, '«Título» debe ser 3 o más.'],
    ['an unknown choice', z.enum(['a']), 'b', '«Título» tiene un valor que no existe: elige otro de la lista.'],
    ['a text in the wrong format', z.url(), 'x', '«Título» no tiene la forma correcta: revísalo.'],
    ['an empty text', z.string().min(1), '', '«Título» está vacío: complétalo.'],
    [
      'a custom rule with a Spanish message',
      z.string().refine(() => false, 'Termina antes de empezar: la fecha debe ser posterior.'),
      'x',
      'Termina antes de empezar: la fecha debe ser posterior.',
    ],
    [
      'any other issue',
      z.union([z.string(), z.number()]),
      null,
      '«Título» está vacío o no es válido: complétalo o corrígelo.',
    ],
  ])('explains %s in Spanish', (_, rule, value, sentence) => {
    const [issue] = issuesOf(newsSchema(rule), withTitle(value))
    expect(explainIssue(issue as never, sources).sentence).toBe(sentence)
  })

  test('names the language and the row of a field, and the field of a global', () => {
    const issue = { path: ['campaigns', 0, 'terms', 2, 'text', 'en'], code: 'too_small', origin: 'string', message: '' }
    expect(explainIssue(issue, sources)).toMatchObject({ path: 'terms.2.text', field: 'Términos › Texto (en inglés)' })
    const global = { path: ['home', 'hero', 'title'], code: 'invalid_type', message: 'x received null' }
    expect(explainIssue(global, sources)).toMatchObject({
      record: { place: 'globals', slug: 'home', id: null },
      title: 'Inicio',
      field: 'Portada › Título',
    })
  })
})

describe('the explanation of a content problem', () => {
  test('translates the problems of invalid content into Spanish', () => {
    const invalidArticle = sampleArticle({ category: 'x', title: { es: '{nada}', en: '' } })
    const problems = contentProblems(sampleSnapshot({ news: [invalidArticle] })).map((problem) =>
      explainProblem(problem, sources),
    )
    expect(problems.length).toBeGreaterThan(2)
    for (const { sentence } of problems) expect(sentence).not.toMatch(/No se puede publicar|\b(?:the|there)\b/)
  })

  test('finds the record by the key used in the content', () => {
    expect(explainProblem('news[7].title: the English text is missing', sources)).toEqual({
      record: { place: 'collections', slug: 'news', id: 'n1' },
      title: 'Noticia «Casa abierta»',
      path: 'title',
      field: 'Título',
      sentence: '«Título»: Falta el texto en inglés: escríbelo.',
    })
  })

  test('quotes a problem without a translation', () => {
    expect(explainProblem('something new', sources)).toMatchObject({
      record: null,
      sentence: 'No se puede publicar: something new.',
    })
  })
})

test('returns the URL of a record and its field', () => {
  expect(recordUrl({ place: 'collections', slug: 'news', id: 'n1' }, 'seo.title')).toBe(
    '/admin/collections/news/n1#field-seo__title',
  )
  expect(recordUrl({ place: 'globals', slug: 'home', id: null })).toBe('/admin/globals/home')
})
