import type { Statement } from '../statement'

const schema = 'domain/lead/lead.schema.ts'
const spanish = 'domain/submission/field-errors.es.json'
const words = (of: string) => ({
  file: 'domain/submission/field-errors.test.ts',
  name: '%s is said in the words of the specification, in both languages',
  of,
})
const rules = { file: 'domain/lead/lead.schema.test.ts', name: '%j is answered with %s' }
const untouched = {
  file: 'site/forms/lead/lead-body.test.ts',
  name: 'an untouched form gets one message per required field',
}
const form = 'site/forms/lead/lead-form.browser.test.tsx'
const least = { file: 'domain/lead/lead.schema.test.ts', name: 'the least a person has to give is accepted' }

const message = (says: string, key: string, text: string): Statement => ({
  says,
  where: [spanish, 'domain/submission/field-errors.en.json'],
  test: words(key),
  broken: { find: `"${key}": "${text}"`, put: `"${key}": "Falta"` },
})

const star = (field: string, label: string, find: string): Statement => ({
  says: `Shown with an asterisk as required: ${field}`,
  where: ['site/forms/lead/lead-parts.tsx', 'site/forms/fields/field-shell.tsx'],
  test: { file: form, name: '%s is marked by an asterisk', of: label },
  broken: { find, put: find.replace(' required', '').replace(/\n\s*required/, '') },
})

export const contactRules: Statement[] = [
  {
    says: 'Contact form: browser validation is off, own rules apply',
    where: ['site/forms/submission/form-frame.tsx'],
    test: { file: form, name: 'the browser’s own validation is off once ours is there' },
    broken: { find: 'noValidate={scope.isLive}', put: 'noValidate={false}' },
    decision: 'without script the browser’s own validation helps',
  },
  {
    says: 'Contact form: nombres is required',
    where: [schema],
    test: untouched,
    broken: { find: "requiredName('lead.firstName', { max: 80 })", put: 'z.optional(z.string())' },
  },
  message('Contact form: message ‘Nombre es requerido’', 'lead.firstName.required', 'Nombre es requerido'),
  {
    says: 'The message is taken from the name placeholder text when supplied',
    nothing: 'a placeholder is an example of what to type here, and the message is one text per language',
  },
  {
    says: 'Contact form: apellidos is required',
    where: [schema],
    test: untouched,
    broken: { find: "requiredName('lead.lastName', { max: 80 })", put: 'z.optional(z.string())' },
  },
  message('Contact form: message ‘Apellido es requerido’', 'lead.lastName.required', 'Apellido es requerido'),
  {
    says: 'Contact form: correo is required',
    where: [schema],
    test: untouched,
    broken: { find: "requiredEmail('lead.email')", put: 'z.optional(z.string())' },
  },
  message('Contact form: message ‘Correo es requerido’', 'lead.email.required', 'Correo es requerido'),
  {
    says: 'Contact form: correo must be a valid e-mail',
    where: ['domain/submission/text-field.ts'],
    test: rules,
    broken: { find: 'z.email(`${key}.invalid`),', put: '' },
  },
  message('Contact form: message ‘Correo inválido’', 'lead.email.invalid', 'Correo inválido'),
  {
    says: 'Contact form: celular is required',
    where: [schema],
    test: untouched,
    broken: { find: "phoneNumber('lead.phone', context.isPhoneNumber)", put: 'z.optional(z.string())' },
  },
  message(
    'Contact form: message ‘Por favor, ingresa un número de teléfono válido.’',
    'lead.phone.required',
    'Por favor, ingresa un número de teléfono válido.',
  ),
  {
    says: 'Contact form: phone digits beyond 15 are rejected',
    where: ['domain/phone/phone-number.ts'],
    test: { file: 'domain/phone/phone-number.test.ts', name: 'a number of sixteen digits is refused by its length' },
    broken: { find: 'const MAX_DIGITS = 15', put: 'const MAX_DIGITS = 18' },
  },
  {
    says: 'Contact form: proyecto is required when the project select is shown',
    where: [schema],
    test: untouched,
    broken: { find: "project: slug('lead.project')", put: 'project: z.optional(z.string())' },
    decision: 'a general question may be chosen instead of a project',
  },
  {
    says: 'Contact form: proyecto is not asked for when the select is hidden',
    where: ['site/forms/lead/lead-controls.tsx'],
    test: { file: form, name: 'the page of a project hides the choice and sends its own' },
    broken: { find: '{!project && (', put: '{(' },
  },
  message('Contact form: message ‘Proyecto es requerido’', 'lead.project.required', 'Proyecto es requerido'),
  {
    says: 'Contact form: termsCheck must be true',
    where: [schema],
    test: rules,
    broken: { find: "acceptsTerms: requiredTick('lead.acceptsTerms')", put: 'acceptsTerms: z.boolean()' },
  },
  message(
    'Contact form: message ‘Debes aceptar los términos’',
    'lead.acceptsTerms.required',
    'Debes aceptar los términos',
  ),
  {
    says: 'Contact form: documento is optional',
    where: [schema],
    test: least,
    broken: { find: "z.optional(documentTypeId('lead'))", put: "documentTypeId('lead')" },
    decision: 'type and number go together: both or neither',
  },
  {
    says: 'Contact form: dni is optional',
    where: [schema],
    test: least,
    broken: { find: "z.optional(documentNumber('lead'))", put: "documentNumber('lead')" },
    decision: 'a DNI has 8 digits, a passport 6 to 12 letters or digits',
  },
  {
    says: 'Contact form: termsCheck2 is optional',
    where: [schema],
    test: least,
    broken: { find: "z.boolean('lead.acceptsMarketing.invalid')", put: "requiredTick('lead.acceptsMarketing')" },
    decision: 'never ticked for the person',
  },
  star('first name', 'Nombre', "label={t('field.firstName')} required"),
  star('last name', 'Apellido', "label={t('field.lastName')} required"),
  star('email', 'Correo electrónico', "label={t('field.email')}\n        required"),
  star('phone', 'Teléfono', "label={t('field.phone')} required"),
  {
    says: 'Contact form: length bounds are not shown',
    where: [schema, 'domain/submission/text-field.ts'],
    test: rules,
    broken: {
      find: "requiredName('lead.firstName', { max: 80 })",
      put: "requiredName('lead.firstName', { max: 800 })",
    },
    decision: 'ours: names 80 letters, e-mail 254, see the schemas',
  },
]
