import { expect, test } from 'vitest'
import { clearDraft, mergeDraft, newDraft, readDraft, writeDraft } from './form-draft'

function memoryStorage() {
  const items = new Map<string, string>()
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  }
}

test('a draft comes back as it was left, with its key', () => {
  const storage = memoryStorage()
  const draft = { ...newDraft(1000), fields: { firstName: 'Lucía', visit: { date: '2026-12-01' } } }
  writeDraft('lead', draft, storage)
  expect(readDraft('lead', storage)).toEqual(draft)
})

test('two forms keep their drafts apart', () => {
  const storage = memoryStorage()
  writeDraft('lead-a', newDraft(), storage)
  expect(readDraft('lead-b', storage)).toBeNull()
})

test('a cleared draft is gone', () => {
  const storage = memoryStorage()
  writeDraft('lead', newDraft(), storage)
  clearDraft('lead', storage)
  expect(readDraft('lead', storage)).toBeNull()
})

test.each(['{', '7', '{"key":1}', '{"key":"a","startedAt":1,"fields":null}'])('%s in the store is no draft', (text) => {
  const storage = memoryStorage()
  storage.setItem('draft:lead', text)
  expect(readDraft('lead', storage)).toBeNull()
})

test('a browser that refuses storage does not break the form', () => {
  const refusing = {
    getItem: () => {
      throw new DOMException('denied')
    },
    setItem: () => {
      throw new DOMException('full')
    },
    removeItem: () => {
      throw new DOMException('denied')
    },
  }
  expect(() => writeDraft('lead', newDraft(), refusing)).not.toThrow()
  expect(() => clearDraft('lead', refusing)).not.toThrow()
  expect(readDraft('lead', refusing)).toBeNull()
})

test('every fill has a key of its own', () => {
  expect(newDraft().key).not.toBe(newDraft().key)
})

test('what was typed before the script arrived wins, the rest comes from the draft', () => {
  const typed = { firstName: 'Lucía', lastName: '', acceptsTerms: false, visit: { date: '' }, phoneCountry: undefined }
  const kept = {
    firstName: 'Ana',
    lastName: 'Paz',
    acceptsTerms: true,
    visit: { date: '2026-12-01' },
    phoneCountry: 'CL',
  }
  expect(mergeDraft(typed, kept)).toEqual({ ...kept, firstName: 'Lucía' })
})

test('lists merge person by person', () => {
  const typed = { referred: [{ firstName: '' }] }
  const kept = { referred: [{ firstName: 'Marco' }, { firstName: 'Rosa' }] }
  expect(mergeDraft(typed, kept)).toEqual(kept)
})
