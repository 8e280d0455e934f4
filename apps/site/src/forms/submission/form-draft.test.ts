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

test('restores a draft with its key', () => {
  const storage = memoryStorage()
  const draft = { ...newDraft(1000), fields: { firstName: 'Lucía', visit: { date: '2026-12-01' } } }
  writeDraft('lead', draft, storage)
  expect(readDraft('lead', storage)).toEqual(draft)
})

test('keeps the drafts of two forms apart', () => {
  const storage = memoryStorage()
  writeDraft('lead-a', newDraft(), storage)
  expect(readDraft('lead-b', storage)).toBeNull()
})

test('removes a cleared draft', () => {
  const storage = memoryStorage()
  writeDraft('lead', newDraft(), storage)
  clearDraft('lead', storage)
  expect(readDraft('lead', storage)).toBeNull()
})

test.each(['{', '7', '{"key":1}', '{"key":"a","startedAt":1,"fields":null}'])(
  'does not accept %s as a draft',
  (text) => {
    const storage = memoryStorage()
    storage.setItem('draft:lead', text)
    expect(readDraft('lead', storage)).toBeNull()
  },
)

test('does not break the form if the browser denies storage', () => {
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

test('gives every draft its own key', () => {
  expect(newDraft().key).not.toBe(newDraft().key)
})

test('prefers values typed before hydration and takes the rest from the draft', () => {
  const typed = { firstName: 'Lucía', lastName: '', acceptsTerms: false, visit: { date: '' }, phoneCountry: undefined }
  const stored = {
    firstName: 'Ana',
    lastName: 'Paz',
    acceptsTerms: true,
    visit: { date: '2026-12-01' },
    phoneCountry: 'CL',
  }
  expect(mergeDraft(typed, stored)).toEqual({ ...stored, firstName: 'Lucía' })
})

test('merges lists entry by entry', () => {
  const typed = { referred: [{ firstName: '' }] }
  const stored = { referred: [{ firstName: 'Marco' }, { firstName: 'Rosa' }] }
  expect(mergeDraft(typed, stored)).toEqual(stored)
})
