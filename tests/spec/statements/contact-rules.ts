import type { Statement } from '../statement'

const schema = 'domain/lead/lead.schema.ts'
const spanish = 'domain/submission/field-errors.es.json'
const words = (of: string) => ({
  file: 'domain/submission/field-errors.test.ts',
  name: 'uses the message of the specification for %s in both languages',
  of,
})
const rulesTest = { file: 'domain/lead/lead.schema.test.ts', name: 'rejects %j with the error %s' }
const emptyFormTest = {
  file: 'site/forms/lead/lead-body.test.ts',
  name: 'reports exactly one error for each required field of an empty form',
}
const form = 'site/forms/lead/lead-form.browser.test.tsx'
const requiredFieldsTest = {
  file: 'domain/lead/lead.schema.test.ts',
  name: 'accepts a lead with only the required fields',
}

const message = (says: string, key: string): Statement => ({
  says,
  where: [spanish, 'domain/submission/field-errors.en.json'],
  test: words(key),
})

const star = (field: string, label: string): Statement => ({
  says: `Shown with an asterisk as required: ${field}`,
  where: ['site/forms/lead/lead-parts.tsx', 'site/forms/fields/field.tsx'],
  test: { file: form, name: 'marks %s with an asterisk', of: label },
})

export const contactRules: Statement[] = [
  {
    says: 'Contact form: browser validation is off, own rules apply',
    where: ['site/forms/submission/form-frame.tsx'],
    test: { file: form, name: "turns off the browser's validation after hydration" },
    decision: 'without JavaScript the browser validates the fields',
  },
  { says: 'Contact form: nombres is required', where: [schema], test: emptyFormTest },
  message('Contact form: message ‘Nombre es requerido’', 'lead.firstName.required'),
  {
    says: 'The message is taken from the name placeholder text when supplied',
    nothing: 'our placeholders are examples of what to type, so the message is a separate text in each language',
  },
  { says: 'Contact form: apellidos is required', where: [schema], test: emptyFormTest },
  message('Contact form: message ‘Apellido es requerido’', 'lead.lastName.required'),
  { says: 'Contact form: correo is required', where: [schema], test: emptyFormTest },
  message('Contact form: message ‘Correo es requerido’', 'lead.email.required'),
  { says: 'Contact form: correo must be a valid e-mail', where: ['domain/submission/text-field.ts'], test: rulesTest },
  message('Contact form: message ‘Correo inválido’', 'lead.email.invalid'),
  { says: 'Contact form: celular is required', where: [schema], test: emptyFormTest },
  message('Contact form: message ‘Por favor, ingresa un número de teléfono válido.’', 'lead.phone.required'),
  {
    says: 'Contact form: phone digits beyond 15 are rejected',
    where: ['domain/phone/phone-number.ts'],
    test: {
      file: 'domain/phone/phone-number.test.ts',
      name: 'rejects a number of sixteen digits even if the parser accepts it',
    },
  },
  {
    says: 'Contact form: proyecto is required when the project select is shown',
    where: [schema],
    test: emptyFormTest,
    decision: 'a general question may be chosen instead of a project',
  },
  {
    says: 'Contact form: proyecto is not asked for when the select is hidden',
    where: ['site/forms/lead/lead-controls.tsx'],
    test: { file: form, name: 'sends the project of a project page without offering a choice' },
  },
  message('Contact form: message ‘Proyecto es requerido’', 'lead.project.required'),
  { says: 'Contact form: termsCheck must be true', where: [schema], test: rulesTest },
  message('Contact form: message ‘Debes aceptar los términos’', 'lead.acceptsTerms.required'),
  {
    says: 'Contact form: documento is optional',
    where: [schema],
    test: requiredFieldsTest,
    decision: 'type and number go together: both or neither',
  },
  {
    says: 'Contact form: dni is optional',
    where: [schema],
    test: requiredFieldsTest,
    decision: 'a DNI has 8 digits, a passport 6 to 12 letters or digits',
  },
  {
    says: 'Contact form: termsCheck2 is optional',
    where: [schema],
    test: requiredFieldsTest,
    decision: 'never ticked in advance',
  },
  star('first name', 'Nombre'),
  star('last name', 'Apellido'),
  star('email', 'Correo electrónico'),
  star('phone', 'Teléfono'),
  {
    says: 'Contact form: length bounds are not shown',
    where: [schema, 'domain/submission/text-field.ts'],
    test: rulesTest,
    decision: 'we chose 80 letters for names and 254 for e-mails (see the schemas)',
  },
]
