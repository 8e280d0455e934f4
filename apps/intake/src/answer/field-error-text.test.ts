import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { complaintInput, complaintLookup } from '@sillar/domain/complaint/complaint.schema'
import { leadInput } from '@sillar/domain/lead/lead.schema'
import { referralInput } from '@sillar/domain/referral/referral.schema'
import { describe, expect, test } from 'vitest'
import { fieldErrorText } from './field-error-text'
import en from './field-errors.en.json' with { type: 'json' }
import es from './field-errors.es.json' with { type: 'json' }

const context = { isPhoneNumber: () => false, today: () => '2026-11-15' }
const long = 'x1'.repeat(5000)
const texts = (names: string[], value: unknown) => Object.fromEntries(names.map((name) => [name, value]))

const leadFields = ['kind', 'firstName', 'lastName', 'email', 'phone', 'project', 'locale', 'document']
const personFields = ['firstName', 'lastName', 'email', 'phone', 'document']
const complaintFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'document',
  'department',
  'province',
  'district',
  'address',
  'goodDescription',
  'amount',
  'detail',
  'request',
]

const wrongInputs: [{ safeParse(value: unknown): { error?: { issues: { message: string }[] } } }, unknown[]][] = [
  [
    leadInput(context),
    [
      {},
      texts(leadFields, long),
      { kind: 'visit', visit: {} },
      { kind: 'visit', visit: { date: '2020-01-01' } },
      { kind: 'visit', visit: { date: 'x' } },
      { documentTypeId: 1, document: '1' },
      { documentTypeId: 2, document: '1' },
      { document: '1' },
      { documentTypeId: 1 },
      { attribution: { utmSource: 1, referrer: long } },
    ],
  ],
  [
    referralInput(context),
    [
      {},
      texts(personFields, long),
      { referred: [{}] },
      { referred: [texts(personFields, long)] },
      { referred: [] },
      { referred: Array(11).fill({}) },
      {
        documentTypeId: 1,
        document: '1',
        referred: [
          { documentTypeId: 1, document: '1' },
          { documentTypeId: 2, document: '1' },
        ],
      },
      { documentTypeId: 2, document: '1' },
    ],
  ],
  [
    complaintInput(context),
    [
      {},
      texts(complaintFields, long),
      texts(complaintFields, ''),
      { documentType: 'DNI', document: '1', isMinor: true },
      { documentType: 'Pasaporte', document: '1', guardianName: long },
      { guardianName: 1 },
    ],
  ],
  [complaintLookup, [{}, { number: long, email: 'x' }]],
]

const schemaKeys = new Set(
  wrongInputs.flatMap(([schema, inputs]) =>
    inputs.flatMap((input) => schema.safeParse(input).error?.issues.map((issue) => issue.message) ?? []),
  ),
)

/** Keys that the server itself names, in any file of this app. */
const ownKeys = () => {
  const root = join(import.meta.dirname, '..')
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  )
  const found = sources.flatMap(
    (file) =>
      readFileSync(join(root, file), 'utf8').match(
        /'(?:form|submission|lead|complaint|complaintStatus)\.[a-zA-Z.]+'/g,
      ) ?? [],
  )
  return found.map((quoted) => quoted.slice(1, -1))
}

describe('every error a form can get has a sentence in both languages', () => {
  test.each([...new Set([...schemaKeys, ...ownKeys()])].sort())('%s', (key) => {
    expect(es).toHaveProperty([key])
    expect(en).toHaveProperty([key])
  })
})

test('the tables hold the same keys, and no sentence that nobody can get', () => {
  expect(Object.keys(es)).toEqual(Object.keys(en))
  const known = new Set([...schemaKeys, ...ownKeys()])
  expect(Object.keys(es).filter((key) => !known.has(key))).toEqual([])
})

test('a key nobody foresaw still gives a sentence', () => {
  expect(fieldErrorText('nobody.knows', 'en')).toBe('There is something we cannot read. Please check the form.')
})
