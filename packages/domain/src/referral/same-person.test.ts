import { expect, test } from 'vitest'
import { isSamePerson } from './same-person'

const person = { firstName: 'José', lastName: 'Díaz', documentTypeId: 1, document: '12345678', phone: '+51987654321' }

test.each([
  ['the same document and a different name and phone', { firstName: 'Pepe', phone: '+51911111111' }],
  [
    'the same phone and name and a different document',
    { documentTypeId: 2, document: 'AB123456', firstName: 'JOSE', lastName: ' diaz ' },
  ],
])('treats two entries with %s as the same person', (_, changes) => {
  expect(isSamePerson(person, { ...person, ...changes })).toBe(true)
  expect(isSamePerson({ ...person, ...changes }, person)).toBe(true)
})

test.each([
  ['the same phone and a different name', { document: '87654321', firstName: 'Elena' }],
  ['the same name and a different phone and document', { document: '87654321', phone: '+51911111111' }],
  ['the same number of different kinds of documents', { documentTypeId: 2, phone: '+51911111111' }],
])('treats two entries with %s as different people', (_, changes) => {
  expect(isSamePerson(person, { ...person, ...changes })).toBe(false)
  expect(isSamePerson({ ...person, ...changes }, person)).toBe(false)
})
