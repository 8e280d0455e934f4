import { uniqueEmail } from './forms'

export const newReferrer = () => ({
  firstName: 'Rosa',
  lastName: 'Quispe Mamani',
  email: uniqueEmail('rosa'),
  phone: '951234567',
  documentTypeId: '1',
  document: '40123456',
})

export type ReferredPerson = {
  firstName: string
  lastName: string
  phone: string
  documentTypeId: '1' | '2'
  document: string
}

export const referredPeople: [ReferredPerson, ReferredPerson, ReferredPerson] = [
  { firstName: 'Luis', lastName: 'Ramos Flores', phone: '912345671', documentTypeId: '1', document: '10000001' },
  { firstName: 'Ana', lastName: 'Ñahui Ríos', phone: '912345672', documentTypeId: '2', document: 'AB123456' },
  { firstName: 'José', lastName: 'Díaz Peña', phone: '912345673', documentTypeId: '1', document: '10000003' },
]

export const referredFieldValues = (index: number, person: ReferredPerson) =>
  Object.fromEntries(Object.entries(person).map(([name, value]) => [`referred.${index}.${name}`, value]))

/** Builds the body that the script must receive for one referred person. Each body repeats the data of the referrer. */
export const referralBody = (
  referrer: ReturnType<typeof newReferrer>,
  person: ReferredPerson,
  documentName = 'DNI',
) => ({
  nombres: referrer.firstName,
  apellidos: referrer.lastName,
  correo: referrer.email,
  documento: 1,
  dni: referrer.document,
  celular: `51${referrer.phone}`,
  nombreref: person.firstName,
  apellidosref: person.lastName,
  documentoref: Number(person.documentTypeId),
  dniref: person.document,
  celularref: `51${person.phone}`,
  termsCheck: true,
  showReferidoFields: true,
  formType: 'Referidos',
  documentName,
})

/** Builds the body that the script must receive if the referrer names no other person. */
export const referrerOnlyBody = (referrer: ReturnType<typeof newReferrer>, documentName = 'DNI') => ({
  ...referralBody(referrer, referredPeople[0], documentName),
  nombreref: '',
  apellidosref: '',
  documentoref: '',
  dniref: '',
  celularref: '',
  showReferidoFields: false,
})
