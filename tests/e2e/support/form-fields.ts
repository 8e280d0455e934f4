// The labels of all form fields, in both languages. A test names a field as the schemas do and finds it by its label.
import type { Locator } from '@playwright/test'

const called = (...names: string[]) => new RegExp(`^(${names.join('|')})(\\s*\\*)?$`)

const labels: Record<string, RegExp> = {
  firstName: called('Nombres?', 'First name'),
  lastName: called('Apellidos?', 'Last name'),
  email: called('Correo electrónico', 'E-mail'),
  phone: called('Teléfono', 'Phone'),
  documentTypeId: called('Tipo de documento', 'Document type'),
  documentType: called('Tipo de documento', 'Document type'),
  document: called('Número de documento', 'Document number'),
  project: called('Proyecto', 'Project'),
  kind: called('Quiero programar una visita', 'I want to schedule a visit'),
  'visit.date': called('Fecha de la visita', 'Date of the visit'),
  'visit.timeOfDay': called('Horario', 'Time of day'),
  'visit.meetingPlace': called('Lugar de encuentro', 'Meeting place'),
  message: called('Mensaje \\(opcional\\)', 'Message \\(optional\\)'),
  acceptsTerms: /^(Acepto los términos y condiciones|I accept the terms and conditions)/,
  acceptsMarketing: /^(Acepto recibir información comercial|I agree to receive commercial information)/,
  confirmsPermission: /^(Confirmo que tengo permiso|I confirm that each person)/,
  establishment: called('Establecimiento', 'Establishment'),
  department: called('Departamento', 'Department'),
  province: called('Provincia', 'Province'),
  district: called('Distrito', 'District'),
  address: called('Dirección', 'Address'),
  isMinor: /^(El consumidor es menor de edad|The consumer is a minor)/,
  goodDescription: called('Descripción', 'Description'),
  currency: called('Moneda', 'Currency'),
  amount: called('Monto reclamado', 'Amount claimed'),
  detail: called('Detalle', 'Detail'),
  request: called('Pedido', 'Request'),
  number: called('Número de la hoja', 'Complaint number'),
  code: called('Código de consulta', 'Look-up code'),
}

/** Questions with radio buttons: the question, and the label of each value. */
const questions: Record<string, { legend: RegExp; answers: Record<string, RegExp> }> = {
  goodType: { legend: called('Tipo de bien', 'Type'), answers: { Proyecto: /^(Proyecto|Project)/ } },
  claimType: { legend: called('Tipo', 'Claim or grievance\\?'), answers: { Reclamo: /^(Reclamo|Claim)/ } },
  notifyByEmail: {
    legend: /^(Autorizo que me notifiquen|I agree to be notified)/,
    answers: { true: called('Sí', 'Yes') },
  },
}

export const errorSummary = (form: Locator) =>
  form.getByRole('region', { name: /^(Revisa \d+ campos?|Check \d+ fields?)/ })

/** Returns the field itself; for a question its first answer, which gets the focus. */
export function field(form: Locator, name: string): Locator {
  const [, index, own = name] = /^referred\.(\d)\.(.+)$/.exec(name) ?? []
  const scope = index ? referredPerson(form, Number(index)) : form
  if (questions[own]) return question(scope, own).getByRole('radio').first()
  // The label of the file input contains the file name once one was chosen.
  if (own === 'attachment') return scope.locator('input[type=file]')
  const label = labels[own]
  if (!label) throw new Error(`No label is known for "${name}".`)
  return scope.getByLabel(label).first()
}

const referredPerson = (form: Locator, index: number) =>
  form.getByRole('group', { name: new RegExp(`^(Referido|Referral) ${index + 1}$`) })

const question = (form: Locator, name: string) => form.getByRole('group', { name: questions[name]?.legend })

/** Returns the error of a field: it is linked to the field, or to the question that it answers. */
export const explained = (form: Locator, name: string) => (questions[name] ? question(form, name) : field(form, name))

/** Fills in the given value; also handles selects, checkboxes and radio buttons. */
export async function fill(form: Locator, values: Record<string, string | true>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const control = field(form, name)
    const answer = value === true ? undefined : questions[name]?.answers[value]
    if (value === true) await control.check()
    else if (answer) await question(form, name).getByRole('radio', { name: answer }).check()
    else if ((await control.evaluate((element) => element.tagName)) === 'SELECT') await control.selectOption(value)
    else await control.fill(value)
  }
}
