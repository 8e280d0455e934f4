import type { Statement } from '../statement'

const schema = 'domain/referral/referral.schema.ts'
const english = 'domain/submission/field-errors.en.json'
const rules = 'domain/referral/referral.schema.test.ts'

const required = (says: string, of: string, find: string, put: string): Statement => ({
  says,
  where: [schema],
  test: { file: rules, name: '%s of the referrer is required', of },
  broken: { find, put },
})

const ofReferred = (says: string, of: string, find: string, put: string): Statement => ({
  says,
  where: [schema],
  test: { file: rules, name: '%s of the referred person is required while the section is shown', of },
  broken: { find, put },
})

const message = (key: string, text: string): Statement => ({
  says: `Referral form: ‘${text}’, and the same in Spanish`,
  where: [english, 'domain/submission/field-errors.es.json'],
  test: {
    file: 'domain/submission/field-errors.test.ts',
    name: '%s is said in the words of the specification, in both languages',
    of: key,
  },
  broken: { find: `"${key}": "${text}"`, put: `"${key}": "Missing"` },
})

const anything = 'z.optional(z.string())'

export const referralRules: Statement[] = [
  required(
    'Referral form: nombres is required',
    'firstName',
    "requiredName('referral.firstName', { max: 80 })",
    anything,
  ),
  required(
    'Referral form: apellidos is required',
    'lastName',
    "requiredName('referral.lastName', { max: 80 })",
    anything,
  ),
  {
    says: 'Referral form: documento is required',
    where: ['domain/person/identity-document.schema.ts', schema],
    test: { file: rules, name: '%s of the referrer is required', of: 'documentTypeId' },
    broken: { find: 'holds: (given) => isLeftOut(given) || Boolean(given.documentTypeId)', put: 'holds: () => true' },
  },
  {
    says: 'Referral form: dni is required',
    where: ['domain/person/identity-document.schema.ts', schema],
    test: { file: rules, name: '%s of the referrer is required', of: 'document' },
    broken: { find: 'holds: (given) => isLeftOut(given) || Boolean(given.document),', put: 'holds: () => true,' },
  },
  required('Referral form: correo is required', 'email', "requiredEmail('referral.email')", anything),
  {
    says: 'Referral form: correo is a valid e-mail',
    where: ['domain/submission/text-field.ts', schema],
    test: { file: rules, name: 'the e-mail of the referrer is a valid one' },
    broken: { find: 'z.email(`${key}.invalid`),', put: '' },
  },
  {
    says: 'Referral form: message ‘Correo inválido’',
    where: ['domain/submission/field-errors.es.json'],
    test: {
      file: 'domain/submission/field-errors.test.ts',
      name: '%s is said in the words of the specification, in both languages',
      of: 'referral.email.invalid',
    },
    broken: { find: '"referral.email.invalid": "Correo inválido"', put: '"referral.email.invalid": "Falta"' },
  },
  required('Referral form: celular is required', 'phone', "phoneNumber('referral.phone', isPhoneNumber)", anything),
  {
    says: 'Referral form: celular has digits only',
    where: ['domain/phone/phone-number.ts', schema],
    test: { file: rules, name: 'the phone %j of a referrer or a referred person is none' },
    broken: { find: 'z.refine(isPhoneNumber, `${key}.invalid`),', put: '' },
    decision: 'an international number; spaces and signs of typing are dropped',
  },
  required(
    'Referral form: termsCheck must be true',
    'acceptsTerms',
    "requiredTick('referral.acceptsTerms')",
    "z.boolean('referral.acceptsTerms')",
  ),
  {
    says: 'Referral form: the message of the terms is the terms label',
    where: ['site/forms/referral/referral-form.tsx', 'domain/submission/field-errors.es.json'],
    test: {
      file: 'site/forms/referral/referral-form.browser.test.tsx',
      name: 'the message of the terms is their label',
    },
    broken: { find: 'errorValues: { label: plainConsent(consents.terms) }', put: "errorValues: { label: '' }" },
    decision: 'after “Falta marcar:”, so that it reads as an error',
  },
  ofReferred(
    'Referral form: the referred person’s name is required while the section is shown',
    'firstName',
    "requiredName('referral.referred.firstName', { max: 80 })",
    anything,
  ),
  ofReferred(
    'Referral form: the referred person’s surname is required while the section is shown',
    'lastName',
    "requiredName('referral.referred.lastName', { max: 80 })",
    anything,
  ),
  ofReferred(
    'Referral form: the referred person’s document type is required while the section is shown',
    'documentTypeId',
    ".check(...documentComplete('referral.referred', 'required'))",
    '',
  ),
  ofReferred(
    'Referral form: the referred person’s document number is required while the section is shown',
    'document',
    "documentComplete('referral.referred', 'required')",
    "documentComplete('referral.referred', 'optional').slice(0, 1)",
  ),
  ofReferred(
    'Referral form: celularref is required in that case',
    'phone',
    "phoneNumber('referral.referred.phone', isPhoneNumber)",
    anything,
  ),
  {
    says: 'Referral form: celularref has digits only in that case',
    where: [schema],
    test: { file: rules, name: 'the phone %j of a referrer or a referred person is none' },
    broken: { find: "phoneNumber('referral.referred.phone', isPhoneNumber)", put: anything },
  },
  {
    says: 'Referral form: nothing of a referred person is required while the section is closed',
    where: [schema, 'site/forms/referral/referral-form.tsx'],
    test: { file: rules, name: '%s', of: 'nobody yet: no permission is needed' },
    broken: { find: '!referred?.length || confirmsPermission', put: 'confirmsPermission' },
    decision: 'the referrer alone may be sent: staff ask for the names',
  },
  {
    says: 'A referral with the section closed reaches the script',
    where: ['worker/integrations/referral-script.ts', 'site/forms/referral/referral-body.ts'],
    test: {
      file: 'tests/delivery/referral.integration.test.ts',
      name: 'the referrer alone: the body of a closed referred section, and a receipt that says what comes next',
    },
    broken: {
      find: "delivery.subjectKind === 'referral' ? referrerAlone : personWithReferrer",
      put: 'personWithReferrer',
    },
  },
  message('referral.referred.firstName.required', "Please enter the referral's first name."),
  message('referral.referred.lastName.required', "Please enter the referral's last name."),
  message('referral.referred.documentTypeId.required', 'Please select a document for the referral.'),
  message('referral.referred.document.required', "Please enter the referral's ID number."),
  message('referral.referred.phone.required', "Please enter the referral's phone number."),
  message('referral.phone.required', 'Please enter your phone number.'),
  {
    says: 'Referral form: errors appear only after a field was touched',
    where: ['site/forms/submission/use-form-fill.ts'],
    test: {
      file: 'site/forms/referral/referral-form.browser.test.tsx',
      name: 'a field says what it needs once it was touched, and not before',
    },
    broken: { find: "mode: 'onTouched'", put: "mode: 'onSubmit'" },
    decision: 'and after a submit, with a summary that links to the fields',
  },
]
