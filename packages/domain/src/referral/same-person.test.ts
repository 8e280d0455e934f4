import { expect, test } from 'vitest'
import { isSamePerson } from './same-person'

const person = { firstName: 'José', lastName: 'Díaz', documentTypeId: 1, document: '12345678', phone: '+51987654321' }

test.each([
  ['the same document under another name and phone', { firstName: 'Pepe', phone: '+51911111111' }, true],
  [
    'the same phone and name with another document',
    { documentTypeId: 2, document: 'AB123456', firstName: 'JOSE', lastName: ' diaz ' },
    true,
  ],
  ['the same phone under another name', { document: '87654321', firstName: 'Elena' }, false],
  ['the same name with another phone and document', { document: '87654321', phone: '+51911111111' }, false],
  ['the same digits as another kind of document', { documentTypeId: 2, phone: '+51911111111' }, false],
])('%s: %s', (_, changes, same) => {
  expect(isSamePerson(person, { ...person, ...changes })).toBe(same)
  expect(isSamePerson({ ...person, ...changes }, person)).toBe(same)
})
