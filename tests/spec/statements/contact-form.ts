import type { Statement } from '../statement'

const controls = 'site/forms/lead/lead-controls.tsx'
const parts = 'site/forms/lead/lead-parts.tsx'
const form = 'site/forms/lead/lead-form.tsx'
const words = { file: 'tests/e2e/statements.e2e.ts', name: 'the contact form asks in the words of the specification' }
const marks = {
  file: 'tests/e2e/statements.e2e.ts',
  name: 'the contact form has a light and a bold title and a star on what must be filled in',
}
const banner = {
  file: 'tests/e2e/form-messages.e2e.ts',
  name: 'contact form, ${language}: a failure keeps what was typed, a success leaves a receipt; both are said for 3 s',
  of: 'es',
}
const phone = {
  file: 'tests/e2e/form-messages.e2e.ts',
  name: 'phone, ${language}: Peru first, countries by search, at most 15 digits, and a way on without the list',
  of: 'es',
}

const input = (says: string, name: string): Statement => ({
  says,
  where: [parts],
  test: words,
  broken: { find: `name="${name}"`, put: `name="${name}" type="hidden"` },
})

export const contactFormStatements: Statement[] = [
  {
    says: 'The title of the contact form is made of a plain part and a bold part',
    where: [form],
    test: marks,
    broken: { find: 'titleBold={copy.titleBold} small', put: 'titleBold="" small' },
  },
  {
    says: "The title of the contact form is by default 'Formulario de' and 'Contacto'",
    where: [form],
    test: marks,
    broken: { find: '<Heading title={copy.title} ', put: '<Heading title={copy.button} ' },
    decision: 'a text of the CMS, with this one as its first value',
  },
  {
    says: 'The contact form has a success/error banner',
    where: ['site/forms/submission/use-banner.ts'],
    test: banner,
    broken: { find: 'const SHOWN_MS = 3000', put: 'const SHOWN_MS = 0' },
  },
  input('The contact form has a text input for the first name (nombres)', 'firstName'),
  input('The contact form has a text input for the last name (apellidos)', 'lastName'),
  {
    says: 'The contact form has a text input for the e-mail (correo)',
    where: [parts],
    test: words,
    broken: { find: 'type="email"', put: 'type="hidden"' },
  },
  {
    says: 'The contact form has a text input for the document number (dni)',
    where: ['site/forms/fields/document-fields.tsx'],
    test: words,
    broken: { find: "label={t('field.document')}", put: 'label=""' },
  },
  {
    says: 'The contact form has a document-type dropdown (documento)',
    where: ['site/forms/fields/document-fields.tsx'],
    test: words,
    broken: { find: "label={t('field.documentType')}", put: 'label=""' },
  },
  {
    says: 'The contact form has a phone input',
    where: [parts],
    test: words,
    broken: { find: '<PhoneField name="phone" label={t(\'field.phone\')}', put: '<PhoneField name="phone" label=""' },
  },
  {
    says: 'The phone input has a country selector',
    where: ['site/forms/fields/phone-field.tsx'],
    test: phone,
    broken: { find: 'choose(chosen)', put: 'close()' },
  },
  {
    says: 'The country selector has a search',
    where: ['site/forms/fields/country-search.ts'],
    test: phone,
    broken: {
      file: 'site/forms/fields/phone-field.tsx',
      find: "isOpen && list.kind === 'loaded'",
      put: "!isOpen && list.kind === 'loaded'",
    },
  },
  {
    says: 'The phone input defaults to Peru (pe)',
    where: ['site/forms/fields/phone-check.ts'],
    test: phone,
    broken: { find: "HOME_COUNTRY: CountryCode = 'PE'", put: "HOME_COUNTRY: CountryCode = 'CL'" },
  },
  {
    says: 'The country code of the phone input is not editable',
    where: ['site/forms/fields/phone-field.tsx'],
    test: phone,
    broken: { find: '            {prefix}\n', put: '            {country}\n' },
    decision: 'it stands on the button, not in the field',
  },
  {
    says: 'The contact form has an optional project dropdown (proyecto)',
    where: [controls],
    test: words,
    broken: { find: '{!project && (', put: '{project && (' },
  },
  {
    says: 'On projects and apartments the project dropdown is hidden',
    where: ['site/page-data/lead-form.ts'],
    test: {
      file: 'tests/e2e/project-page.e2e.ts',
      name: 'Killa is sold out and its forms are a waiting list',
    },
    broken: { find: 'project: project ?? null,', put: 'project: null,' },
  },
  {
    says: "The contact form notes '(*) Campos obligatorios'",
    where: [controls],
    test: marks,
    broken: { find: '<Small>{requiredNote}</Small>', put: '' },
  },
  {
    says: 'The contact form has a checkbox for the terms (termsCheck)',
    where: [parts],
    test: words,
    broken: {
      find: '<TickField name="acceptsTerms" required>',
      put: '<TickField name="acceptsTerms" type="radio" required>',
    },
  },
  {
    says: 'The contact form has a checkbox for commercial information (termsCheck2)',
    where: [parts],
    test: words,
    broken: { find: '<TickField name="acceptsMarketing">', put: '<TickField name="acceptsMarketing" type="radio">' },
  },
  {
    says: "The submit button of the contact form is by default 'Enviar'",
    where: [form],
    test: words,
    broken: { find: 'button={copy.button}', put: 'button={copy.title}' },
  },
  {
    says: "When no data is supplied the form shows 'Cargando formulario...'",
    nothing: 'the form is HTML of the page and complete from the start',
  },
  {
    says: 'Placeholder defaults: Nombre, Apellido, Correo electrónico, Tipo de documento, Número de documento, Teléfono, Proyecto',
    where: ['site/page-data/field-settings.ts', 'content/form-texts.ts'],
    test: words,
    broken: { find: "'field.lastName': fields.lastName.label,", put: "'field.lastName': fields.firstName.label," },
    decision: 'labels above the fields, which stay while one types',
  },
  {
    says: 'Configurable: the document list of the contact form',
    where: ['site/page-data/field-settings.ts'],
    test: {
      file: 'site/page-data/field-settings.test.ts',
      name: 'the documents are offered in the order of staff, with the number the CRM knows',
    },
    broken: { find: '...(offered.length > 0 && { documents: offered }),', put: '' },
  },
  {
    says: 'Configurable: the texts of the contact form',
    where: ['site/page-data/field-settings.ts'],
    test: {
      file: 'site/page-data/field-settings.test.ts',
      name: 'a label takes the place of the usual one, an example stands in its field, a list has its first choice',
    },
    broken: { find: "'field.firstName': fields.firstName.label,", put: "'field.firstName': null," },
    decision: 'what staff leave empty is the word of the site; messages of errors always are',
  },
  {
    says: 'Configurable: the preset project id of the contact form',
    where: ['site/forms/lead/lead-body.ts'],
    test: { file: 'site/forms/lead/lead-body.test.ts', name: 'a filled form is accepted by the server’s schema' },
    broken: { find: 'project: project ?? fields.project,', put: 'project: fields.project,' },
  },
]
