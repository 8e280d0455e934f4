import type { Statement } from '../statement'

const form = 'site/forms/complaint/complaint-form.browser.test.tsx'
const schema = 'domain/complaint/complaint.schema.ts'
const consumer = 'site/forms/complaint/consumer-part.tsx'

const letters = (field: string, of: string, key: string): Statement => ({
  says: `Complaint form: ${field} accepts letters (accents and ñ included) and spaces only`,
  where: [consumer, schema],
  test: { file: form, name: '%s takes letters with their accents and spaces, and nothing else', of },
  broken: {
    find: `label={t('${key}')}\n          required\n          clean={lettersOnly}`,
    put: `label={t('${key}')}\n          required`,
  },
})

const mandatory = (field: string, of: string, find: string, put: string): Statement => ({
  says: `Complaint form: ${field}, marked *, is called mandatory but not enforced`,
  where: [schema],
  test: { file: 'domain/complaint/complaint.schema.test.ts', name: '%s is asked for', of },
  broken: { find, put },
  decision: 'it is enforced, in the browser and on the server',
})

const fileType = (extension: string, of: string): Statement => ({
  says: `Complaint form: files of type ${extension} are accepted`,
  where: [schema, 'site/forms/complaint/attachment.ts'],
  test: { file: 'site/forms/complaint/attachment.test.ts', name: '%s may be attached', of },
  broken: { find: `'${extension}'${extension === 'png' ? '' : ','}`, put: '' },
  decision: 'by their content, at most 5 MB, kept privately, scanned where a scanner is configured',
})

export const phoneRules: Statement[] = [
  {
    says: 'Phone input: default country Peru',
    where: ['site/forms/fields/phone-check.ts'],
    test: {
      file: 'site/forms/fields/phone-check.test.ts',
      name: 'before the rules have loaded a number is taken at its length, and Peru is the country',
    },
    broken: { find: "HOME_COUNTRY: CountryCode = 'PE'", put: "HOME_COUNTRY: CountryCode = 'CL'" },
  },
  {
    says: 'Phone input: area codes',
    where: ['site/forms/fields/phone-check.ts'],
    test: { file: 'site/forms/fields/phone-check.test.ts', name: '%s %s is sent as %s' },
    broken: { find: 'return parsed?.number ?? `', put: 'return `' },
    decision: 'a number with the code of its city or its trunk zero is understood',
  },
  {
    says: 'Phone input: countries are found by search',
    where: ['site/forms/fields/country-search.ts'],
    test: { file: 'site/forms/fields/country-search.test.ts', name: 'accents and capitals do not matter' },
    broken: { find: 'plain(name).includes(wanted) ||', put: 'name === wanted ||' },
  },
  {
    says: 'Phone input: search waits 250 ms',
    where: ['site/forms/fields/country-picker.tsx'],
    test: {
      file: 'site/forms/fields/country-picker.browser.test.tsx',
      name: 'the list searches after 250 ms of silence, not sooner',
    },
    broken: { find: 'SEARCH_DELAY_MS = 250', put: 'SEARCH_DELAY_MS = 150' },
  },
  {
    says: 'Phone input: country code not editable',
    where: ['site/forms/fields/phone-field.tsx'],
    test: {
      file: 'site/forms/fields/phone-field.browser.test.tsx',
      name: 'a pasted international number moves its code to the button',
    },
    broken: { find: 'choose(own.country)', put: '' },
    decision: 'it stands on the button that opens the list',
  },
  {
    says: 'Phone input: digits limited to 15',
    where: ['site/forms/fields/phone-check.ts'],
    test: { file: 'site/forms/fields/phone-check.test.ts', name: 'no more than 15 digits, country code included' },
    broken: { find: 'const MAX_DIGITS = 15', put: 'const MAX_DIGITS = 18' },
  },
  {
    says: 'Phone input: unless long numbers are enabled',
    nothing: 'they are not: no phone number has more than 15 digits',
  },
]

export const complaintRules: Statement[] = [
  {
    says: 'Complaint form: ruc accepts digits only (others stripped as typed)',
    where: ['site/forms/complaint/company-part.tsx'],
    test: { file: form, name: 'the RUC is printed and cannot be typed over' },
    broken: { find: 'value={book.ruc} readOnly', put: 'defaultValue={book.ruc}' },
    decision: 'the company’s number is printed, not typed',
  },
  letters('nombres', 'Nombres', 'field.firstNames'),
  letters('apellidos', 'Apellidos', 'field.lastNames'),
  letters('departamento', 'Departamento', 'complaint.department'),
  letters('provincia', 'Provincia', 'complaint.province'),
  letters('distrito', 'Distrito', 'complaint.district'),
  {
    says: 'Complaint form: the server too accepts letters and spaces only',
    where: ['domain/submission/text-field.ts', schema],
    test: { file: 'domain/complaint/complaint.schema.test.ts', name: '%j is answered with %s' },
    broken: { find: 'z.regex(/^[\\p{L}\\p{M} ]*$/u, `${key}.lettersOnly`)', put: 'z.maxLength(max)' },
  },
  {
    says: 'Complaint form: correo is an e-mail type input',
    where: [consumer],
    test: { file: form, name: 'the e-mail is asked for by a field for e-mails' },
    broken: { find: 'required type="email"', put: 'required type="text"' },
  },
  {
    says: 'Complaint form: telefono has a country picker (Peru default, prefix +51, not editable, searchable)',
    where: [consumer],
    test: { file: form, name: 'the phone begins with +51 of Peru on a button, not in the field' },
    broken: {
      find: '<PhoneField name="phone" label={t(\'field.phone\')} required />',
      put: '<TextField name="phone" label={t(\'field.phone\')} required />',
    },
  },
  {
    says: 'Complaint form: the terms acceptance control is required',
    where: [schema],
    test: {
      file: 'site/forms/complaint/complaint-body.test.ts',
      name: 'an untouched sheet names every mandatory field once, and only those',
    },
    broken: { find: "requiredTick('complaint.acceptsTerms')", put: 'z.boolean()' },
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
    test: { file: form, name: 'the file is chosen among the six types' },
    broken: { find: 'accept={ACCEPTED_FILES}', put: 'accept=".pdf"' },
  },
  mandatory(
    'description',
    'goodDescription',
    "requiredText('complaint.goodDescription', { max: 1000, lines: 'many' })",
    'z.string()',
  ),
  mandatory('value', 'amount', "z.minLength(1, 'complaint.amount.required'),", ''),
  mandatory('detail', 'detail', "requiredText('complaint.detail', { max: 4000, lines: 'many' })", 'z.string()'),
  mandatory('request', 'request', "requiredText('complaint.request', { max: 2000, lines: 'many' })", 'z.string()'),
  {
    says: 'Complaint form: length bounds are not shown',
    where: [schema],
    test: { file: 'domain/complaint/complaint.schema.test.ts', name: '%j is answered with %s' },
    broken: { find: '{ max: 4000, lines', put: '{ max: 40000, lines' },
    decision: 'ours: 4000 letters for the detail, 2000 for the request, see the schema',
  },
]

const eligible = (says: string, of: string, find: string, put: string): Statement => ({
  says,
  where: ['content/campaigns/common-terms.ts'],
  test: {
    file: 'content/campaigns/agreed-clauses.test.ts',
    name: '%s: every campaign says it in both languages',
    of,
  },
  broken: { find, put },
})

export const eligibility: Statement[] = [
  eligible('Campaign eligibility: adults 18 or older', 'adults', "'Be 18 or older.'", "'Be 16 or older.'"),
  eligible('Campaign eligibility: residents of Peru', 'residents', "'Live in Peru.'", "'Live anywhere.'"),
  eligible(
    'Campaign eligibility: customers with a valid national ID or foreigner card',
    'document',
    "'Hold a valid national",
    "'Hold a national",
  ),
  eligible('Campaign eligibility: truthful and verifiable data', 'true data', 'Give true details', 'Give details'),
  eligible('Excluded from campaigns: employees', 'employees', "'The organiser’s employees.'", "'Nobody.'"),
  eligible('Excluded from campaigns: agency staff', 'agencies', "'Staff of the agencies", "'Friends of the agencies"),
  eligible('Excluded from campaigns: contractors', 'contractors', "'The organiser’s contractors.'", "'Nobody else.'"),
  eligible('Excluded from campaigns: their relatives', 'relatives', "'Relatives of any", "'Friends of any"),
]
