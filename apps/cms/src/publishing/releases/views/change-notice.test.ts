import { expect, test } from 'vitest'
import { changeNotice } from './change-notice'

const clock = new Date('2026-11-19T15:05:00Z')
const publish = (at: string, isThisRecord = false) => ({ by: 'María', at, title: 'Santorini', isThisRecord })
const nothing = { others: null }
const noticeIn = (language: 'es' | 'en', before: object, now: object) =>
  changeNotice({
    before: { ...nothing, ...before },
    now: { ...nothing, ...now },
    viewer: 'Nadia',
    language,
    clock,
  })
const savedBy = (by: string, at = '2026-11-19T15:04:30Z') => ({ draft: { unpublished: null, lastSave: { by, at } } })

test('names the colleague who published after the page was opened', () => {
  const now = { others: publish('2026-11-19T15:03:30Z') }
  expect(noticeIn('es', {}, now)?.text).toBe('María publicó cambios hace 1 min: Santorini.')
  expect(noticeIn('en', {}, now)?.text).toBe('María published changes 1 min ago: Santorini.')
})

test('returns null for what was published before the page was opened', () => {
  const known = { others: publish('2026-11-19T15:03:30Z') }
  expect(noticeIn('es', known, known)).toBeNull()
})

test('names the change of the open record, so that the notice offers to reload', () => {
  expect(noticeIn('es', {}, { others: publish('2026-11-19T15:04:30Z', true) })).toMatchObject({
    text: 'María publicó este registro hace un momento.',
    isThisRecord: true,
  })
  expect(noticeIn('es', {}, savedBy('María'))).toMatchObject({
    text: 'María guardó este registro hace un momento.',
    isThisRecord: true,
  })
})

test('returns null for what the viewer saved', () => {
  expect(noticeIn('es', {}, savedBy('Nadia'))).toBeNull()
})
