import { plainCell } from '../spreadsheet/plain-cell'

// The spreadsheet's columns, in the order its script expects. Typed text is escaped so that no cell becomes a formula.

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
  currency: string
  claimType: string
  detail: string
  request: string
  notifyByEmail: boolean
  filedOn: string
}

/** `2026-03-05` → `5/3/2026`, as the old form wrote the day (es-PE). */
const peruvianDay = (date: string) => date.split('-').map(Number).reverse().join('/')

export function complaintPayload(complaint: ComplaintRowSource, fileAsBase64: string | null) {
  const row = [
    complaint.label,
    complaint.establishment,
    complaint.ruc,
    complaint.firstName,
    complaint.lastName,
    complaint.email,
    complaint.phone,
    complaint.documentType,
    complaint.document,
    complaint.department,
    complaint.province,
    complaint.district,
    complaint.address,
    complaint.goodType,
    complaint.goodDescription,
    `${complaint.currency} ${complaint.amount}`,
    complaint.claimType,
    complaint.detail,
    complaint.request,
    complaint.notifyByEmail ? 'Si' : 'No',
  ].map(plainCell)
  return { contents: [[...row, peruvianDay(complaint.filedOn), fileAsBase64]] }
}
