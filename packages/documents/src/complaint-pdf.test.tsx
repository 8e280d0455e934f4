import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Company } from './company'
import { complaintPdf } from './complaint-pdf'
import type { StoredComplaint } from './complaint-record'

const company: Company = {
  brand: 'Casa Demo',
  legalName: 'Casa Demo S.A.C.',
  ruc: '20000000001',
  address: 'Av. Demostración 123',
  legalNotes: ['El proveedor debe responder en quince días hábiles.'],
}

const complaint: StoredComplaint = {
  label: 'N° 000 0000012-2026',
  lookupCode: 'SM-7K4F-Q2MX',
  establishment: 'Arequipa',
  ruc: '20000000001',
  firstName: 'María Łucja',
  lastName: 'Ñáñez',
  email: 'maria@example.test',
  phone: '+51987654321',
  documentType: 'DNI',
  document: '12345678',
  department: 'Arequipa',
  province: 'Arequipa',
  district: 'Cayma',
  address: 'Calle Falsa 123',
  goodType: 'Proyecto',
  goodDescription: 'Lote 12',
  amount: '1500.50',
  currency: 'PEN',
  claimType: 'Reclamo',
  detail: 'No me entregaron el plano.',
  request: 'Que me lo entreguen.',
  notifyByEmail: true,
  filedOn: '2026-11-15',
  locale: 'es',
  dueOn: '2026-12-07',
  ruleKind: 'business',
  ruleDays: 15,
  guardianName: null,
  createdAt: new Date('2026-11-15T15:00:00Z'),
  isAnswered: false,
  attachment: null,
  answer: null,
}

const asText = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
const countPages = (pdf: string) => pdf.match(/\/Type \/Page\b/g)?.length

test('fits a common complaint on one page and embeds the fonts for names from outside Western Europe', async () => {
  const pdf = asText(await complaintPdf(complaint, company))
  expect(pdf.startsWith('%PDF-')).toBe(true)
  expect(countPages(pdf)).toBe(1)
  expect(pdf.match(/\/FontFile\d?/g)?.length).toBeGreaterThanOrEqual(3)
})

test('spreads a long English complaint over several pages', async () => {
  const detail = 'No me entregaron el plano.\n'.repeat(140)
  const pdf = asText(await complaintPdf({ ...complaint, detail, locale: 'en' }, company))
  expect(countPages(pdf)).toBeGreaterThan(2)
})

test('spreads a description of sixty short lines over two pages', async () => {
  const goodDescription = Array.from({ length: 60 }, (_, line) => `Línea ${line}`).join('\n')
  expect(countPages(asText(await complaintPdf({ ...complaint, goodDescription }, company)))).toBe(2)
})

test('renders any text, even a single soft hyphen', async () => {
  await complaintPdf({ ...complaint, detail: '\u00ad', request: '\u00ad\u00ad', goodDescription: '\u200b' }, company)
  const anyText = fc.string({ unit: 'binary', minLength: 1, maxLength: 80 })
  await fc.assert(
    fc.asyncProperty(anyText, anyText, async (detail, firstName) => {
      const pdf = asText(await complaintPdf({ ...complaint, detail, firstName }, company))
      expect(pdf.startsWith('%PDF-')).toBe(true)
    }),
    { numRuns: 15 },
  )
})
