import { expect, test } from 'vitest'
import { newsOfOthers } from './news-of-others'

const clock = new Date('2026-11-19T15:05:00Z')
const publish = (at: string, isThisRecord = false) => ({ by: 'María', at, title: 'Santorini', isThisRecord })
const nothing = { others: null }
const newsIn = (language: 'es' | 'en', before: object, now: object) =>
  newsOfOthers({
    before: { ...nothing, ...before },
    now: { ...nothing, ...now },
    viewer: 'Nadia',
    language,
    clock,
  })
const savedBy = (by: string, at = '2026-11-19T15:04:30Z') => ({ draft: { unpublished: null, lastSave: { by, at } } })

test('says who published since the page was opened', () => {
  const now = { others: publish('2026-11-19T15:03:30Z') }
  expect(newsIn('es', {}, now)?.text).toBe('María publicó cambios hace 1 min: Santorini.')
  expect(newsIn('en', {}, now)?.text).toBe('María published changes 1 min ago: Santorini.')
})

test('says nothing about what was published before', () => {
  const known = { others: publish('2026-11-19T15:03:30Z') }
  expect(newsIn('es', known, known)).toBeNull()
})

test('asks to reload if the open record was published or saved', () => {
  expect(newsIn('es', {}, { others: publish('2026-11-19T15:04:30Z', true) })).toMatchObject({
    text: 'María publicó este registro hace un momento.',
    isThisRecord: true,
  })
  expect(newsIn('es', {}, savedBy('María'))).toMatchObject({
    text: 'María guardó este registro hace un momento.',
    isThisRecord: true,
  })
})

test('ignores what the viewer saved', () => {
  expect(newsIn('es', {}, savedBy('Nadia'))).toBeNull()
})
