import { expect, type Locator, type Page } from '@playwright/test'
import { field } from './form-fields'
import { newAddress } from './forms'

export const newComplaint = () => ({
  establishment: 'Arequipa',
  firstName: 'María',
  lastName: 'Ñáñez Soto',
  email: newAddress('maria'),
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

/** Attaches a file as a consumer would. */
export const attach = (form: Locator, file: Uint8Array): Promise<void> =>
  field(form, 'attachment').setInputFiles({
    name: 'plano.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(file),
  })

/** Chooses a file from the disk. */
export const attachFile = (form: Locator, path: string): Promise<void> => field(form, 'attachment').setInputFiles(path)

export const complaintNumber = /N° 000 00000\d+-20\d\d/

/**
 * Returns the number of the sheet. Until the receipt appears, the page shows the expected one, which another sheet may
 * get.
 */
export async function givenNumber(page: Page, form: Locator): Promise<string> {
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

/** The spreadsheet row, in the order its script expects. */
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

/** Returns the code of the receipt that opens the status of the complaint. */
export async function givenCode(page: Page): Promise<string> {
  const code = page.getByRole('definition').filter({ hasText: /^SM-[2-9A-Z]{4}-[2-9A-Z]{4}$/ })
  return (await code.first().textContent()) ?? ''
}
