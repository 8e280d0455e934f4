import type { Statement } from '../statement'

const schema = 'domain/referral/referral.schema.ts'
const english = 'domain/submission/field-errors.en.json'
const rules = 'domain/referral/referral.schema.test.ts'

const required = (says: string, of: string): Statement => ({
  says,
  where: [schema],
  test: { file: rules, name: 'requires %s of the referrer', of },
})

const ofReferred = (says: string, of: string): Statement => ({
  says,
  where: [schema],
  test: { file: rules, name: 'requires %s of the referred person while the section is open', of },
})

const message = (key: string, text: string): Statement => ({
  says: `Referral form: ‘${text}’, and the same in Spanish`,
  where: [english, 'domain/submission/field-errors.es.json'],
  test: {
    file: 'domain/submission/field-errors.test.ts',
    name: 'uses the message of the specification for %s in both languages',
    of: key,
  },
})

export const referralRules: Statement[] = [
  required('Referral form: nombres is required', 'firstName'),
  required('Referral form: apellidos is required', 'lastName'),
  {
    says: 'Referral form: documento is required',
    where: ['domain/person/identity-document.schema.ts', schema],
    test: { file: rules, name: 'requires %s of the referrer', of: 'documentTypeId' },
  },
  {
    says: 'Referral form: dni is required',
    where: ['domain/person/identity-document.schema.ts', schema],
    test: { file: rules, name: 'requires %s of the referrer', of: 'document' },
  },
  required('Referral form: correo is required', 'email'),
  {
    says: 'Referral form: correo is a valid e-mail',
    where: ['domain/submission/text-field.ts', schema],
    test: { file: rules, name: 'requires a valid e-mail address of the referrer' },
  },
  {
    says: 'Referral form: message ‘Correo inválido’',
    where: ['domain/submission/field-errors.es.json'],
    test: {
      file: 'domain/submission/field-errors.test.ts',
      name: 'uses the message of the specification for %s in both languages',
      of: 'referral.email.invalid',
    },
  },
  required('Referral form: celular is required', 'phone'),
  {
    says: 'Referral form: celular has digits only',
    where: ['domain/phone/phone-number.ts', schema],
    test: { file: rules, name: 'rejects the phone %j of a referrer or a referred person' },
    decision: 'an international number; spaces and separators are removed',
  },
  required('Referral form: termsCheck must be true', 'acceptsTerms'),
  {
    says: 'Referral form: the message of the terms is the terms label',
    where: ['site/forms/referral/referral-form.tsx', 'domain/submission/field-errors.es.json'],
    test: {
      file: 'site/forms/referral/referral-form.browser.test.tsx',
      name: 'shows the label of the checkbox in its error message',
    },
    decision: 'after “Falta marcar:” (“not ticked:”), so it reads as an error',
  },
  ofReferred('Referral form: the referred person’s name is required while the section is shown', 'firstName'),
  ofReferred('Referral form: the referred person’s surname is required while the section is shown', 'lastName'),
  ofReferred(
    'Referral form: the referred person’s document type is required while the section is shown',
    'documentTypeId',
  ),
  ofReferred('Referral form: the referred person’s document number is required while the section is shown', 'document'),
  ofReferred('Referral form: celularref is required in that case', 'phone'),
  {
    says: 'Referral form: celularref has digits only in that case',
    where: [schema],
    test: { file: rules, name: 'rejects the phone %j of a referrer or a referred person' },
  },
  {
    says: 'Referral form: nothing of a referred person is required while the section is closed',
    where: [schema, 'site/forms/referral/referral-form.tsx'],
    test: { file: rules, name: 'accepts a referral with %s', of: 'no person and no permission' },
    decision: 'the form can be sent without referred people; staff then ask for the names',
  },
  {
    says: 'A referral with the section closed reaches the script',
    where: ['worker/integrations/referral-script.ts', 'site/forms/referral/referral-body.ts'],
    test: {
      file: 'tests/delivery/referral.integration.test.ts',
      name: 'a referral without referred people is delivered with empty fields, and the receipt says what happens next',
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
    where: ['site/forms/submission/use-form-controller.ts'],
    test: {
      file: 'site/forms/referral/referral-form.browser.test.tsx',
      name: "shows a field's error only after the visitor has left the field",
    },
    decision: 'and after a submit, with a summary that links to the fields',
  },
]
