import { expect, test } from 'vitest'
import { joinPersons, type PersonDecision, type PersonRecord } from './join-persons'

const rosa: PersonRecord = {
  id: 'a',
  firstName: 'Rosa',
  lastName: 'Quispe Mamani',
  email: 'rosa@example.test',
  phone: '+51987654321',
}
const other = { email: 'another@example.test', phone: '+51911111111' }
const dni = (document: string) => ({ documentKind: 'DNI', document }) as const

const groups = (records: PersonRecord[], decisions: PersonDecision[] = []) =>
  joinPersons(records, decisions).map((group) => group.map(({ id }) => id).sort())

test.each<[string, Partial<PersonRecord>]>([
  ['the same mailbox in upper case', { email: 'ROSA@Example.Test', phone: other.phone }],
  ['the same phone without country code', { email: other.email, phone: '987 654 321' }],
  ['the phone, without her second surname', { email: other.email, lastName: 'Quispe' }],
  ['both contacts and a typo', { lastName: 'Quipse Mamani' }],
])('joins %s', (_, changes) => {
  expect(groups([rosa, { ...rosa, ...changes, id: 'b' }])).toEqual([['a', 'b']])
})

test('joins by document whatever the contacts are', () => {
  const [one, two] = [
    { ...rosa, ...dni('12345678') },
    { ...rosa, ...other, ...dni('1234 5678'), id: 'b' },
  ]
  expect(groups([one, two])).toEqual([['a', 'b']])
})

test('a DNI and a passport can belong to one person', () => {
  const passport = { documentKind: 'Pasaporte', document: 'AB123456' } as const
  expect(
    groups([
      { ...rosa, ...dni('12345678') },
      { ...rosa, ...passport, id: 'b' },
    ]),
  ).toEqual([['a', 'b']])
})

test.each<[string, Partial<PersonRecord>, Partial<PersonRecord>]>([
  ['a family phone, another name', {}, { email: other.email, firstName: 'Ana' }],
  ['a couple’s mailbox', {}, { phone: other.phone, firstName: 'Luis', lastName: 'Torres' }],
  ['both contacts, another name', {}, { firstName: 'Luis', lastName: 'Torres' }],
  ['both contacts, two sisters', { firstName: 'María' }, { firstName: 'Marina' }],
  ['both contacts, brother and sister', { firstName: 'Mario' }, { firstName: 'María' }],
  ['everything but the document', dni('12345678'), dni('87654321')],
  ['a slip of the pen with one contact alone', {}, { email: other.email, lastName: 'Quipse Mamani' }],
  ['the document of another name, mistyped', dni('12345678'), { ...other, ...dni('12345678'), firstName: 'Luis' }],
  ['only the name', {}, other],
])('does not join: %s', (_, one, two) => {
  expect(
    groups([
      { ...rosa, ...one },
      { ...rosa, ...two, id: 'b' },
    ]),
  ).toEqual([['a'], ['b']])
})

test('does not join two incompatible records through a third', () => {
  const between: PersonRecord = { ...rosa, id: 'b', phone: other.phone }
  const father: PersonRecord = { ...rosa, ...dni('87654321'), id: 'c', phone: other.phone, email: other.email }
  expect(groups([{ ...rosa, ...dni('12345678') }, between, father])).toEqual([['a', 'b'], ['c']])
})

test('does not join two different names through one that matches both', () => {
  const both: PersonRecord = { ...rosa, id: 'b', firstName: 'Rosa María', phone: other.phone }
  const sister: PersonRecord = { ...rosa, id: 'c', firstName: 'María', email: other.email, phone: other.phone }
  expect(groups([rosa, both, sister])).toEqual([['a', 'b'], ['c']])
})

test('"not the same person" keeps records apart, even through others, until it is undone', () => {
  const records = [rosa, { ...rosa, id: 'b' }, { ...rosa, id: 'c' }]
  const decided: PersonDecision = { one: 'c', other: 'a', verdict: 'different' }
  expect(groups(records, [decided])).toEqual([['a', 'b'], ['c']])
  expect(groups(records, [decided, { ...decided, verdict: 'undecided' }])).toEqual([['a', 'b', 'c']])
})

test('joins nothing without a document, e-mail or phone', () => {
  const empty = { firstName: 'Rosa', lastName: 'Quispe', email: null, phone: '', document: null }
  expect(
    groups([
      { ...empty, id: 'a' },
      { ...empty, id: 'b' },
    ]),
  ).toEqual([['a'], ['b']])
})
