import { expect, test } from 'vitest'
import type { PersonData } from './collect-person'
import { portableCsv, portableJson, portableRecords } from './portable-data'

const lead: PersonData = {
  table: 'leads',
  facts: { reference: 'SM-1', first_name: 'Ana', phone: '+51955511223', message: '=1+1, "hola"', utm_source: 'meta' },
  related: [
    { table: 'lead_events', facts: { text: 'Pide descuento', by: 'Rosa' } },
    { table: 'consents', facts: { purpose: 'marketing', granted: true, recorded_by: 'Rosa' } },
    { table: 'deliveries', facts: { integration: 'crm' } },
    { table: 'whatsapp_messages', facts: { direction: 'in', kind: 'text', text: 'Hola', state: 'received' } },
    { table: 'whatsapp_messages', facts: { direction: 'out', kind: 'text', text: 'Hola, Ana', sent_by: 'Rosa' } },
  ],
  files: [],
}
const referred: PersonData = {
  table: 'referred_persons',
  facts: { first_name: 'Ana', phone: '+51955511223' },
  related: [{ table: 'referral_answers', facts: { answer: 'yes' } }],
  files: [],
}

test('the portable data contains only what the person gave us', () => {
  expect(portableRecords([lead, referred])).toEqual([
    { record: 'leads', data: { reference: 'SM-1', first_name: 'Ana', phone: '+51955511223', message: '=1+1, "hola"' } },
    { record: 'consents', data: { purpose: 'marketing', granted: true } },
    { record: 'whatsapp_messages', data: { kind: 'text', text: 'Hola' } },
    { record: 'referral_answers', data: { answer: 'yes' } },
  ])
})

test('the JSON file states its format, version and time of export', () => {
  const now = new Date('2026-11-18T15:00:00Z')
  expect(JSON.parse(portableJson(portableRecords([referred]), now))).toEqual({
    format: 'personal-data',
    version: 1,
    exportedAt: '2026-11-18T15:00:00.000Z',
    records: [{ record: 'referral_answers', data: { answer: 'yes' } }],
  })
})

test('the CSV file has one line per value and escapes formulas', () => {
  const lines = portableCsv(portableRecords([lead])).split('\r\n')
  expect(lines.slice(0, 2)).toEqual(['\ufeffnumber,record,field,value', '1,leads,reference,SM-1'])
  expect(lines.find((line) => line.includes(',message,'))).toBe('1,leads,message,"\'=1+1, ""hola"""')
  expect(lines).toContain('2,consents,purpose,marketing')
})

test('the CSV file has times in Lima, and leaves a message that looks like a time as it is', () => {
  const facts = { created_at: '2026-11-18T02:05:59.123+00:00', message: '2026-99-99T99:99:99Z' }
  const lines = portableCsv(portableRecords([{ ...lead, facts, related: [] }])).split('\r\n')
  expect(lines).toContain('1,leads,created_at,2026-11-17 21:05')
  expect(lines).toContain('1,leads,message,2026-99-99T99:99:99Z')
})
