import { expect, type Locator, type Page } from '@playwright/test'
import { field } from './form-fields'
import { uniqueEmail } from './forms'

export const newComplaint = () => ({
  establishment: 'Arequipa',
  firstName: 'María',
  lastName: 'Ñáñez Soto',
  email: uniqueEmail('maria'),
  phone: '951234567',
  documentType: 'DNI',
  document: '40123456',
  department: 'Moquegua',
  province: 'Ilo',
  district: 'Mejía',
  address: 'Calle Las Gaviotas 123',
  goodType: 'Proyecto',
  goodDescription: 'Lote 12, manzana B',
  currency: 'PEN',
  amount: '1500.50',
  claimType: 'Reclamo',
  detail: 'No me entregaron el plano.',
  request: 'Que me entreguen el plano.',
  notifyByEmail: 'true',
  acceptsTerms: true as const,
})

export const attach = (form: Locator, file: Uint8Array): Promise<void> =>
  field(form, 'attachment').setInputFiles({
    name: 'plano.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(file),
  })

export const attachFile = (form: Locator, path: string): Promise<void> => field(form, 'attachment').setInputFiles(path)

export const complaintNumber = /N° 000 00000\d+-20\d\d/

/** Returns the final number once the form is gone. Until then, the page shows an expected number, which can change. */
export async function readFinalComplaintNumber(page: Page, form: Locator): Promise<string> {
  await expect(form).toBeHidden()
  return (await page.getByText(complaintNumber).textContent()) ?? ''
}

const limaToday = () =>
  new Intl.DateTimeFormat('es-PE', {
    timeZone: 'America/Lima',
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
  }).format(new Date())

/** Builds the row that the spreadsheet script must receive for a complaint. */
export const complaintRow = (label: string, complaint: ReturnType<typeof newComplaint>, file: Uint8Array | null) => [
  label,
  complaint.establishment,
  '20000000000',
  complaint.firstName,
  complaint.lastName,
  complaint.email,
  `+51${complaint.phone}`,
  complaint.documentType,
  complaint.document,
  complaint.department,
  complaint.province,
  complaint.district,
  complaint.address,
  complaint.goodType,
  complaint.goodDescription,
  complaint.amount,
  complaint.claimType,
  complaint.detail,
  complaint.request,
  'Si',
  limaToday(),
  file && Buffer.from(file).toString('base64'),
]

/** Returns the look-up code that the receipt shows. */
export async function readLookupCode(page: Page): Promise<string> {
  const code = page.getByRole('definition').filter({ hasText: /^SM-[2-9A-Z]{4}-[2-9A-Z]{4}$/ })
  return (await code.first().textContent()) ?? ''
}
