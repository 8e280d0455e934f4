// Maps the field names of the form schemas to the labels that visitors see, in both languages.
import type { Locator } from '@playwright/test'

const labelPattern = (...names: string[]) => new RegExp(`^(${names.join('|')})(\\s*\\*)?$`)

const labels: Record<string, RegExp> = {
  firstName: labelPattern('Nombres?', 'First name'),
  lastName: labelPattern('Apellidos?', 'Last name'),
  email: labelPattern('Correo electrónico', 'E-mail'),
  phone: labelPattern('Teléfono', 'Phone'),
  documentTypeId: labelPattern('Tipo de documento', 'Document type'),
  documentType: labelPattern('Tipo de documento', 'Document type'),
  document: labelPattern('Número de documento', 'Document number'),
  project: labelPattern('Proyecto', 'Project'),
  kind: labelPattern('Prefiero que me llamen para coordinar mi visita', 'Please call me to arrange a visit'),
  'appointment.date': labelPattern('Día que prefieres', 'Day you prefer'),
  'appointment.timeOfDay': labelPattern('Horario', 'Time of day'),
  'appointment.meetingPlace': labelPattern('Lugar de encuentro', 'Meeting place'),
  message: labelPattern('Mensaje \\(opcional\\)', 'Message \\(optional\\)'),
  acceptsTerms: /^(Acepto los términos y condiciones|I accept the terms and conditions)/,
  acceptsMarketing: /^(Acepto recibir información comercial|I agree to receive commercial information)/,
  confirmsPermission: /^(Confirmo que tengo permiso|I confirm that each person)/,
  establishment: labelPattern('Establecimiento', 'Establishment'),
  department: labelPattern('Departamento', 'Department'),
  province: labelPattern('Provincia', 'Province'),
  district: labelPattern('Distrito', 'District'),
  address: labelPattern('Dirección', 'Address'),
  isMinor: /^(El consumidor es menor de edad|The consumer is a minor)/,
  goodDescription: labelPattern('Descripción', 'Description'),
  currency: labelPattern('Moneda', 'Currency'),
  amount: labelPattern('Monto reclamado', 'Amount claimed'),
  detail: labelPattern('Detalle', 'Detail'),
  request: labelPattern('Pedido', 'Request'),
  number: labelPattern('Número de la hoja', 'Complaint number'),
  code: labelPattern('Código de consulta', 'Look-up code'),
}

/** Fields that are groups of radio buttons, with the labels of the group and of its options. */
const radioGroups: Record<string, { legend: RegExp; options: Record<string, RegExp> }> = {
  goodType: { legend: labelPattern('Tipo de bien', 'Type'), options: { Proyecto: /^(Proyecto|Project)/ } },
  claimType: { legend: labelPattern('Tipo', 'Claim or grievance\\?'), options: { Reclamo: /^(Reclamo|Claim)/ } },
  notifyByEmail: {
    legend: /^(Autorizo que me notifiquen|I agree to be notified)/,
    options: { true: labelPattern('Sí', 'Yes') },
  },
}

export const errorSummary = (form: Locator) =>
  form.getByRole('region', { name: /^(Revisa \d+ campos?|Check \d+ fields?)/ })

/** Returns the control of a field. For a group of radio buttons, this is the first button, which gets the focus. */
export function field(form: Locator, name: string): Locator {
  const [, index, fieldName = name] = /^referred\.(\d)\.(.+)$/.exec(name) ?? []
  const scope = index ? referredPerson(form, Number(index)) : form
  if (radioGroups[fieldName]) return radioGroup(scope, fieldName).getByRole('radio').first()
  // The label of the file input changes to the file name after a file is chosen.
  if (fieldName === 'attachment') return scope.locator('input[type=file]')
  const label = labels[fieldName]
  if (!label) throw new Error(`No label is known for "${name}".`)
  return scope.getByLabel(label).first()
}

const referredPerson = (form: Locator, index: number) =>
  form.getByRole('group', { name: new RegExp(`^(Referido|Referral) ${index + 1}$`) })

const radioGroup = (form: Locator, name: string) => form.getByRole('group', { name: radioGroups[name]?.legend })

/** Returns the element that the error of a field describes: the control, or the whole group of radio buttons. */
export const describedElement = (form: Locator, name: string) =>
  radioGroups[name] ? radioGroup(form, name) : field(form, name)

/** Fills in the values by field name. The value `true` ticks a checkbox. */
export async function fill(form: Locator, values: Record<string, string | true>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const control = field(form, name)
    const optionLabel = value === true ? undefined : radioGroups[name]?.options[value]
    if (value === true) await control.check()
    else if (optionLabel) await radioGroup(form, name).getByRole('radio', { name: optionLabel }).check()
    else if ((await control.evaluate((element) => element.tagName)) === 'SELECT') await control.selectOption(value)
    else await control.fill(value)
  }
}
