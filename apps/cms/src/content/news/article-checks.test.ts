import { expect, test } from 'vitest'
import { type ArticleDraft, articleChecks, imageIdsOf, readingTime, wordCount } from './article-checks'

const richText = (...children: object[]) => ({ root: { type: 'root', children } })
const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] })
const body = richText(paragraph('Llegó la arena.'))
const bothTexts = { es: 'Hola', en: 'Hello' }

const complete: ArticleDraft = {
  locale: 'es',
  form: { title: 'Hola', summary: 'Resumen', body, author: 'Prensa', image: 'photo', category: 'press' },
  saved: { title: bothTexts, summary: bothTexts, body: { es: body, en: body }, author: bothTexts },
  images: [{ id: 'photo', alt: bothTexts }],
}
const missingIn = (draft: Partial<ArticleDraft>) =>
  articleChecks({ ...complete, ...draft })
    .filter(({ missing }) => missing.length > 0)
    .map(({ name, missing }) => `${name} ${missing.join(' ')}`)

test('a complete article lacks nothing, and each part is listed once', () => {
  expect(missingIn({})).toEqual([])
  expect(articleChecks(complete).map(({ name }) => name)).toEqual([
    'title',
    'summary',
    'body',
    'image',
    'alt',
    'category',
    'author',
  ])
})

test('reads the open language from the form and the other one from the saved draft', () => {
  expect(missingIn({ form: { ...complete.form, title: ' ' } })).toEqual(['title es'])
  expect(missingIn({ saved: { ...complete.saved, summary: { es: 'Resumen' } } })).toEqual(['summary en'])
  expect(missingIn({ locale: 'en', saved: { ...complete.saved, author: { en: 'Press' } } })).toEqual(['author es'])
})

test('a new article lacks everything in both languages, except alternative texts', () => {
  expect(missingIn({ form: {}, saved: {}, images: [] })).toEqual([
    'title es en',
    'summary es en',
    'body es en',
    'image es en',
    'category es en',
    'author es en',
  ])
})

test('lists each image without an alternative text in one of the languages', () => {
  const images = [
    { id: 'photo', alt: bothTexts },
    { id: 'plan', alt: { es: 'El plano' } },
    { id: 'pool', alt: null },
  ]
  expect(articleChecks({ ...complete, images }).filter(({ name }) => name === 'alt')).toEqual([
    { name: 'alt', missing: ['en'], image: 'plan' },
    { name: 'alt', missing: ['es', 'en'], image: 'pool' },
  ])
})

test('finds the images of a text, populated or not, and counts its words', () => {
  const text = richText(
    paragraph('Llegó la arena'),
    { type: 'upload', relationTo: 'media', value: 'pool' },
    { type: 'upload', relationTo: 'media', value: { id: 'plan' } },
    paragraph('y el malecón.'),
  )
  expect(imageIdsOf(text)).toEqual(['pool', 'plan'])
  expect(wordCount(text)).toBe(6)
  expect([imageIdsOf(null), wordCount(undefined)]).toEqual([[], 0])
})

test.each([
  [3, { seconds: 10 }],
  [142, { seconds: 40 }],
  [195, { minutes: 1 }],
  [620, { minutes: 3 }],
])('a text of %i words takes %o to read', (words, time) => {
  expect(readingTime(words)).toEqual(time)
})
