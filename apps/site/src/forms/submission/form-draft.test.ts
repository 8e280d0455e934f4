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

test('restores a draft with its idempotency key', () => {
  const storage = memoryStorage()
  const draft = { ...newDraft(1000), fields: { firstName: 'Lucía', appointment: { date: '2026-12-01' } } }
  writeDraft('lead', draft, storage)
  expect(readDraft('lead', storage)).toEqual(draft)
})

test('stores the drafts of two forms separately', () => {
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
  'ignores the invalid stored draft %s',
  (text) => {
    const storage = memoryStorage()
    storage.setItem('draft:lead', text)
    expect(readDraft('lead', storage)).toBeNull()
  },
)

test('does not throw if the browser denies storage', () => {
  const deniedStorage = {
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
  expect(() => writeDraft('lead', newDraft(), deniedStorage)).not.toThrow()
  expect(() => clearDraft('lead', deniedStorage)).not.toThrow()
  expect(readDraft('lead', deniedStorage)).toBeNull()
})

test('gives every draft its own idempotency key', () => {
  expect(newDraft().key).not.toBe(newDraft().key)
})

test('prefers values typed before hydration to those of the draft', () => {
  const typedValues = {
    firstName: 'Lucía',
    lastName: '',
    acceptsTerms: false,
    appointment: { date: '' },
    phoneCountry: undefined,
  }
  const storedValues = {
    firstName: 'Ana',
    lastName: 'Paz',
    acceptsTerms: true,
    appointment: { date: '2026-12-01' },
    phoneCountry: 'CL',
  }
  expect(mergeDraft(typedValues, storedValues)).toEqual({ ...storedValues, firstName: 'Lucía' })
})

test('merges lists of referred people by position', () => {
  const typedValues = { referred: [{ firstName: '' }] }
  const storedValues = { referred: [{ firstName: 'Marco' }, { firstName: 'Rosa' }] }
  expect(mergeDraft(typedValues, storedValues)).toEqual(storedValues)
})
