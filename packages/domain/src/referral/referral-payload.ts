import { type DocumentTypeId, documentLabel } from '../person/identity-document.schema'
import { phoneDigits } from '../phone/phone-number'
import { plainCell } from '../spreadsheet/plain-cell'

// The script expects one flat body per referred person, with the referrer repeated and empty fields if there is no
// referred person. It appends the values to a spreadsheet, so free text must not become a formula.

type Person = { firstName: string; lastName: string; documentTypeId: DocumentTypeId; document: string; phone: string }
export type Referrer = Person & { email: string; locale: 'es' | 'en' }
export type ReferredPerson = Person

export function referralPayload(referrer: Referrer, referred: ReferredPerson | null) {
  return {
    nombres: plainCell(referrer.firstName),
    apellidos: plainCell(referrer.lastName),
    correo: plainCell(referrer.email),
    documento: referrer.documentTypeId,
    dni: referrer.document,
    celular: phoneDigits(referrer.phone),
    nombreref: plainCell(referred?.firstName ?? ''),
    apellidosref: plainCell(referred?.lastName ?? ''),
    documentoref: referred?.documentTypeId ?? '',
    dniref: referred?.document ?? '',
    celularref: referred ? phoneDigits(referred.phone) : '',
    termsCheck: true,
    showReferidoFields: referred !== null,
    formType: 'Referidos',
    documentName: documentLabel(referrer.documentTypeId, referrer.locale),
  } as const
}
