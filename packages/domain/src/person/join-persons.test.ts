import { expect, test } from 'vitest'
import { joinPersons, type PersonDecision, type PersonRecord } from './join-persons'

const rosa: PersonRecord = {
  id: 'a',
  firstName: 'Rosa',
  lastName: 'Quispe Mamani',
  email: 'rosa@example.test',
  phone: '+51987654321',
}
const otherContact = { email: 'another@example.test', phone: '+51911111111' }
const dni = (document: string) => ({ documentKind: 'DNI', document }) as const

const groupIds = (records: PersonRecord[], decisions: PersonDecision[] = []) =>
  joinPersons(records, decisions).map((group) => group.map(({ id }) => id).sort())

test.each<[string, Partial<PersonRecord>]>([
  ['the same mailbox in upper case', { email: 'ROSA@Example.Test', phone: otherContact.phone }],
  ['the same phone without country code', { email: otherContact.email, phone: '987 654 321' }],
  ['the same phone, without the second surname', { email: otherContact.email, lastName: 'Quispe' }],
  ['both contacts and a typo in the name', { lastName: 'Quipse Mamani' }],
])('joins two records with %s into one person', (_, changes) => {
  expect(groupIds([rosa, { ...rosa, ...changes, id: 'b' }])).toEqual([['a', 'b']])
})

test('joins two records with the same document and different contact details into one person', () => {
  const [first, second] = [
    { ...rosa, ...dni('12345678') },
    { ...rosa, ...otherContact, ...dni('1234 5678'), id: 'b' },
  ]
  expect(groupIds([first, second])).toEqual([['a', 'b']])
})

test('joins a record with a DNI and a record with a passport into one person if name and contact details match', () => {
  const passport = { documentKind: 'Pasaporte', document: 'AB123456' } as const
  expect(
    groupIds([
      { ...rosa, ...dni('12345678') },
      { ...rosa, ...passport, id: 'b' },
    ]),
  ).toEqual([['a', 'b']])
})

test.each<[string, Partial<PersonRecord>, Partial<PersonRecord>]>([
  ['a family phone and different names', {}, { email: otherContact.email, firstName: 'Ana' }],
  ['the mailbox of a couple', {}, { phone: otherContact.phone, firstName: 'Luis', lastName: 'Torres' }],
  ['both contacts and different names', {}, { firstName: 'Luis', lastName: 'Torres' }],
  ['both contacts and the names of two sisters', { firstName: 'María' }, { firstName: 'Marina' }],
  ['both contacts and the names of brother and sister', { firstName: 'Mario' }, { firstName: 'María' }],
  ['the same contacts and different documents', dni('12345678'), dni('87654321')],
  ['one contact and a typo in the name', {}, { email: otherContact.email, lastName: 'Quipse Mamani' }],
  [
    'the same document and different names',
    dni('12345678'),
    { ...otherContact, ...dni('12345678'), firstName: 'Luis' },
  ],
  ['the same name and different contacts', {}, otherContact],
])('does not join two records with %s', (_, first, second) => {
  expect(
    groupIds([
      { ...rosa, ...first },
      { ...rosa, ...second, id: 'b' },
    ]),
  ).toEqual([['a'], ['b']])
})

test('does not join two incompatible records through a third', () => {
  const between: PersonRecord = { ...rosa, id: 'b', phone: otherContact.phone }
  const father: PersonRecord = {
    ...rosa,
    ...dni('87654321'),
    id: 'c',
    phone: otherContact.phone,
    email: otherContact.email,
  }
  expect(groupIds([{ ...rosa, ...dni('12345678') }, between, father])).toEqual([['a', 'b'], ['c']])
})

test('does not join two different names through a name that matches both', () => {
  const fullName: PersonRecord = { ...rosa, id: 'b', firstName: 'Rosa María', phone: otherContact.phone }
  const sister: PersonRecord = {
    ...rosa,
    id: 'c',
    firstName: 'María',
    email: otherContact.email,
    phone: otherContact.phone,
  }
  expect(groupIds([rosa, fullName, sister])).toEqual([['a', 'b'], ['c']])
})

test('does not join records that staff marked as different people until staff undo it', () => {
  const records = [rosa, { ...rosa, id: 'b' }, { ...rosa, id: 'c' }]
  const decision: PersonDecision = { one: 'c', other: 'a', verdict: 'different' }
  expect(groupIds(records, [decision])).toEqual([['a', 'b'], ['c']])
  expect(groupIds(records, [decision, { ...decision, verdict: 'undecided' }])).toEqual([['a', 'b', 'c']])
})

test('joins no records without a document, an e-mail address or a phone', () => {
  const empty = { firstName: 'Rosa', lastName: 'Quispe', email: null, phone: '', document: null }
  expect(
    groupIds([
      { ...empty, id: 'a' },
      { ...empty, id: 'b' },
    ]),
  ).toEqual([['a'], ['b']])
})
