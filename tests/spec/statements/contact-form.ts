import type { Statement } from '../statement'

const controls = 'site/forms/lead/lead-controls.tsx'
const parts = 'site/forms/lead/lead-parts.tsx'
const form = 'site/forms/lead/lead-form.tsx'
const labelsTest = { file: 'tests/e2e/statements.e2e.ts', name: 'the lead form uses the labels of the specification' }
const requiredMarksTest = {
  file: 'tests/e2e/statements.e2e.ts',
  name: 'the lead form has a light and bold title and an asterisk on required fields',
}
const bannerTest = {
  file: 'tests/e2e/form-messages.e2e.ts',
  name: 'the lead form keeps its values after a failure and shows a receipt after a success, ${language}',
  of: 'es',
}
const phoneTest = {
  file: 'tests/e2e/form-messages.e2e.ts',
  name: 'the phone field starts with Peru, finds countries by search and accepts at most 15 digits, ${language}',
  of: 'es',
}

const input = (says: string): Statement => ({
  says,
  where: [parts],
  test: labelsTest,
})

export const contactFormStatements: Statement[] = [
  {
    says: 'The title of the contact form is made of a plain part and a bold part',
    where: [form],
    test: requiredMarksTest,
  },
  {
    says: "The title of the contact form is by default 'Formulario de' and 'Contacto'",
    where: [form],
    test: requiredMarksTest,
    decision: 'a text of the CMS, with these words as its initial value',
  },
  {
    says: 'The contact form has a success/error banner',
    where: ['site/forms/submission/use-banner.ts'],
    test: bannerTest,
  },
  input('The contact form has a text input for the first name (nombres)'),
  input('The contact form has a text input for the last name (apellidos)'),
  { says: 'The contact form has a text input for the e-mail (correo)', where: [parts], test: labelsTest },
  {
    says: 'The contact form has a text input for the document number (dni)',
    where: ['site/forms/fields/document-fields.tsx'],
    test: labelsTest,
  },
  {
    says: 'The contact form has a document-type dropdown (documento)',
    where: ['site/forms/fields/document-fields.tsx'],
    test: labelsTest,
  },
  { says: 'The contact form has a phone input', where: [parts], test: labelsTest },
  { says: 'The phone input has a country selector', where: ['site/forms/fields/phone-field.tsx'], test: phoneTest },
  { says: 'The country selector has a search', where: ['site/forms/fields/country-search.ts'], test: phoneTest },
  { says: 'The phone input defaults to Peru (pe)', where: ['site/forms/fields/phone-check.ts'], test: phoneTest },
  {
    says: 'The country code of the phone input is not editable',
    where: ['site/forms/fields/phone-field.tsx'],
    test: phoneTest,
    decision: 'it is on the button, not in the field',
  },
  { says: 'The contact form has an optional project dropdown (proyecto)', where: [controls], test: labelsTest },
  {
    says: 'On projects and apartments the project dropdown is hidden',
    where: ['site/page-data/lead-form.ts'],
    test: {
      file: 'tests/e2e/project-page.e2e.ts',
      name: 'Killa is sold out and its form is a waiting list',
    },
  },
  { says: "The contact form notes '(*) Campos obligatorios'", where: [controls], test: requiredMarksTest },
  { says: 'The contact form has a checkbox for the terms (termsCheck)', where: [parts], test: labelsTest },
  {
    says: 'The contact form has a checkbox for commercial information (termsCheck2)',
    where: [parts],
    test: labelsTest,
  },
  { says: "The submit button of the contact form is by default 'Enviar'", where: [form], test: labelsTest },
  {
    says: "When no data is supplied the form shows 'Cargando formulario...'",
    nothing: 'the form is part of the HTML of the page, so it is complete from the start',
  },
  {
    says: 'Placeholder defaults: Nombre, Apellido, Correo electrónico, Tipo de documento, Número de documento, Teléfono, Proyecto',
    where: ['site/page-data/field-settings.ts', 'content/form-texts.ts'],
    test: labelsTest,
    decision: 'labels above the fields stay visible while visitors type',
  },
  {
    says: 'Configurable: the document list of the contact form',
    where: ['site/page-data/field-settings.ts'],
    test: {
      file: 'site/page-data/field-settings.test.ts',
      name: 'lists document types in the order that staff chose, with the ids of the CRM',
    },
  },
  {
    says: 'Configurable: the texts of the contact form',
    where: ['site/page-data/field-settings.ts'],
    test: {
      file: 'site/page-data/field-settings.test.ts',
      name: 'overrides labels, placeholders and the first option of a list',
    },
    decision: 'the site provides the text if staff leave it empty, and always provides error messages',
  },
  {
    says: 'Configurable: the preset project id of the contact form',
    where: ['site/forms/lead/lead-body.ts'],
    test: { file: 'site/forms/lead/lead-body.test.ts', name: "builds a body that the server's schema accepts" },
  },
]
