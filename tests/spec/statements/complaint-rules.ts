import type { Statement } from '../statement'

const form = 'site/forms/complaint/complaint-form.browser.test.tsx'
const schema = 'domain/complaint/complaint.schema.ts'
const consumer = 'site/forms/complaint/consumer-part.tsx'

const letters = (field: string, of: string): Statement => ({
  says: `Complaint form: ${field} accepts letters (accents and ñ included) and spaces only`,
  where: [consumer, schema],
  test: { file: form, name: 'the field %s accepts only spaces and letters, with or without accents', of },
})

const name = (field: string, of: string): Statement => ({
  says: `Complaint form: ${field} accepts letters (accents and ñ included) and spaces only`,
  where: [consumer, schema],
  test: { file: form, name: 'the field %s keeps a name as it is typed, without digits and symbols', of },
  decision:
    'it also accepts hyphens, apostrophes and full stops: a complaint must not change a name such as O’Connor or Ríos-Paz',
})

const mandatory = (field: string, of: string): Statement => ({
  says: `Complaint form: ${field}, marked *, is called mandatory but not enforced`,
  where: [schema],
  test: { file: 'domain/complaint/complaint.schema.test.ts', name: 'requires %s in a complaint', of },
  decision: 'it is enforced, in the browser and on the server',
})

const fileType = (extension: string, of: string): Statement => ({
  says: `Complaint form: files of type ${extension} are accepted`,
  where: [schema, 'site/forms/complaint/attachment.ts'],
  test: { file: 'site/forms/complaint/attachment.test.ts', name: 'accepts %s as an attachment', of },
  decision: 'checked by content, at most 5 MB, stored privately, scanned if a scanner is configured',
})

export const phoneRules: Statement[] = [
  {
    says: 'Phone input: default country Peru',
    where: ['site/forms/fields/phone-check.ts'],
    test: {
      file: 'site/forms/fields/phone-check.test.ts',
      name: 'checks only the length and supports only Peru before the phone engine loads',
    },
  },
  {
    says: 'Phone input: area codes',
    where: ['site/forms/fields/phone-check.ts'],
    test: {
      file: 'site/forms/fields/phone-check.test.ts',
      name: 'in the country %s, converts the number "%s" to "%s"',
    },
    decision: 'a number with an area code or a leading zero is accepted',
  },
  {
    says: 'Phone input: countries are found by search',
    where: ['site/forms/fields/country-search.ts'],
    test: {
      file: 'site/forms/fields/country-search.test.ts',
      name: 'finds countries regardless of accents and case',
    },
  },
  {
    says: 'Phone input: search waits 250 ms',
    where: ['site/forms/fields/country-picker.tsx'],
    test: {
      file: 'site/forms/fields/country-picker.browser.test.tsx',
      name: 'filters the countries 250 ms after the last key press',
    },
  },
  {
    says: 'Phone input: country code not editable',
    where: ['site/forms/fields/phone-field.tsx'],
    test: {
      file: 'site/forms/fields/phone-field.browser.test.tsx',
      name: 'shows the country code of a pasted international number on the button',
    },
    decision: 'it is on the button that opens the list',
  },
  {
    says: 'Phone input: digits limited to 15',
    where: ['site/forms/fields/phone-check.ts'],
    test: {
      file: 'site/forms/fields/phone-check.test.ts',
      name: 'limits a phone number to 15 digits including the country code',
    },
  },
  {
    says: 'Phone input: unless long numbers are enabled',
    nothing: 'not used: no phone number has more than 15 digits',
  },
]

export const complaintRules: Statement[] = [
  {
    says: 'Complaint form: ruc accepts digits only (others stripped as typed)',
    where: ['site/forms/complaint/company-part.tsx'],
    test: { file: form, name: 'shows the RUC in a read-only field' },
    decision: 'the form shows the company’s number as text, so no one types it',
  },
  name('nombres', 'Nombres'),
  name('apellidos', 'Apellidos'),
  letters('departamento', 'Departamento'),
  letters('provincia', 'Provincia'),
  letters('distrito', 'Distrito'),
  {
    says: 'Complaint form: the server too accepts letters and spaces only',
    where: ['domain/submission/text-field.ts', schema],
    test: { file: 'domain/complaint/complaint.schema.test.ts', name: 'rejects %j with the error %s' },
    decision: 'names may also have hyphens, apostrophes and full stops',
  },
  {
    says: 'Complaint form: correo is an e-mail type input',
    where: [consumer],
    test: { file: form, name: 'uses an e-mail input for the e-mail address' },
  },
  {
    says: 'Complaint form: telefono has a country picker (Peru default, prefix +51, not editable, searchable)',
    where: [consumer],
    test: { file: form, name: 'shows the country code +51 on the country button and not in the phone field' },
  },
  {
    says: 'Complaint form: the terms acceptance control is required',
    where: [schema],
    test: {
      file: 'site/forms/complaint/complaint-body.test.ts',
      name: 'reports exactly one error for each mandatory field of an empty form',
    },
  },
  fileType('pdf', 'boleta.pdf'),
  fileType('pptx', 'plano.PPTX'),
  fileType('docx', 'carta.docx'),
  fileType('jpg', 'foto.jpg'),
  fileType('jpeg', 'foto.JPEG'),
  fileType('png', 'captura.png'),
  {
    says: 'Complaint form: the file dialogue offers those types',
    where: ['site/forms/complaint/matter-parts.tsx'],
    test: { file: form, name: 'accepts the six attachment types in the file picker' },
  },
  mandatory('description', 'goodDescription'),
  mandatory('value', 'amount'),
  mandatory('detail', 'detail'),
  mandatory('request', 'request'),
  {
    says: 'Complaint form: length bounds are not shown',
    where: [schema],
    test: { file: 'domain/complaint/complaint.schema.test.ts', name: 'rejects %j with the error %s' },
    decision: 'we chose 4000 letters for the detail and 2000 for the request (see the schema)',
  },
]

const eligible = (says: string, of: string): Statement => ({
  says,
  where: ['content/campaigns/common-terms.ts'],
  test: {
    file: 'content/campaigns/agreed-clauses.test.ts',
    name: 'states the clause "%s" in every campaign, in both languages',
    of,
  },
})

export const eligibility: Statement[] = [
  eligible('Campaign eligibility: adults 18 or older', 'adults'),
  eligible('Campaign eligibility: residents of Peru', 'residents'),
  eligible('Campaign eligibility: customers with a valid national ID or foreigner card', 'document'),
  eligible('Campaign eligibility: truthful and verifiable data', 'true data'),
  eligible('Excluded from campaigns: employees', 'employees'),
  eligible('Excluded from campaigns: agency staff', 'agencies'),
  eligible('Excluded from campaigns: contractors', 'contractors'),
  eligible('Excluded from campaigns: their relatives', 'relatives'),
]
