import { expect, test } from 'vitest'
import { complaintBook } from './complaint-book'

const notes = {
  es: complaintBook.legalNotes.map(({ es }) => es).join('\n'),
  en: complaintBook.legalNotes.map(({ en }) => en).join('\n'),
}

test('states the deadline of 15 business days in both languages', () => {
  expect(notes.es).toContain('quince (15) días hábiles')
  expect(notes.en).toContain('fifteen (15) business days')
  expect(complaintBook.dayRule).toEqual({ kind: 'business', days: 15 })
})

test('says that the deadline of a complaint cannot be extended', () => {
  expect(notes.es).toContain('que no se puede prorrogar')
  expect(notes.en).toContain('which cannot be extended')
})
