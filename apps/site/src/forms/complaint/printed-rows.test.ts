import { expect, test } from 'vitest'
import { translator } from '@/i18n/translator'
import { printedRows } from './printed-rows'

const book = {
  legalName: 'Casa Demo S.A.C.',
  ruc: '20000000000',
  establishments: [{ city: 'Arequipa', address: 'Av. Ejército 100' }],
}
const fields = {
  establishment: 'Arequipa',
  firstName: 'María',
  lastName: 'Ñáñez',
  phone: '951234567',
  goodType: 'Proyecto',
  currency: 'PEN',
  amount: '1500.50',
  claimType: 'Queja',
} as const

const printedValues = (locale: 'es' | 'en', changes: Parameters<typeof printedRows>[0] = {}) =>
  Object.fromEntries(
    printedRows({ ...fields, ...changes }, book, translator(locale)).map(({ label, value }) => [label, value]),
  )

test('prints amounts and phone numbers in the same format as the site', () => {
  expect(printedValues('es')).toMatchObject({ 'Monto reclamado': 'S/\u00A01,500.50', Teléfono: '+51951234567' })
  expect(printedValues('es', { currency: 'USD', amount: '1,250,000' })['Monto reclamado']).toBe('US$\u00A01,250,000')
})

test("prints the type of complaint in the page's language", () => {
  expect(printedValues('es')).toMatchObject({ 'Tipo de bien': 'Proyecto', Tipo: 'Queja' })
  expect(printedValues('en')).toMatchObject({ 'Claim or grievance?': 'Grievance (queja)' })
})

test('prints the responsible company and its establishment', () => {
  expect(printedValues('es')).toMatchObject({ Proveedor: 'Casa Demo S.A.C., RUC 20000000000' })
  expect(Object.values(printedValues('es'))).toContain('Arequipa, Av. Ejército 100')
})
