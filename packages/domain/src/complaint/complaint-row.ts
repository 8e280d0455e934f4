import { plainCell } from '../spreadsheet/plain-cell'

// The script of the spreadsheet expects this order of cells and the values of the old form. The sheet has no column for
// the currency, which is sent separately (apps/worker/src/integrations/complaint-sheet.ts).

export type ComplaintRowSource = {
  label: string
  establishment: string
  ruc: string
  firstName: string
  lastName: string
  email: string
  phone: string
  documentType: string
  document: string
  department: string
  province: string
  district: string
  address: string
  goodType: string
  goodDescription: string
  amount: string
  claimType: string
  detail: string
  request: string
  notifyByEmail: boolean
  filedOn: string
}

/** Formats `2026-03-05` as `5/3/2026`, like the old form (es-PE). */
const peruvianDay = (date: string) => date.split('-').map(Number).reverse().join('/')

export function complaintPayload(complaint: ComplaintRowSource, fileAsBase64: string | null) {
  const row = [
    complaint.label,
    complaint.establishment,
    complaint.ruc,
    plainCell(complaint.firstName),
    plainCell(complaint.lastName),
    plainCell(complaint.email),
    complaint.phone,
    complaint.documentType,
    complaint.document,
    plainCell(complaint.department),
    plainCell(complaint.province),
    plainCell(complaint.district),
    plainCell(complaint.address),
    complaint.goodType,
    plainCell(complaint.goodDescription),
    complaint.amount,
    complaint.claimType,
    plainCell(complaint.detail),
    plainCell(complaint.request),
    complaint.notifyByEmail ? 'Si' : 'No',
    peruvianDay(complaint.filedOn),
    fileAsBase64,
  ]
  return { contents: [row] }
}
