import type { Statement } from '../statement'
import { recordField } from './record-field'

const globals = 'domain/snapshot/globals.schema.ts'

/** Returns a statement about a text that was a placeholder on the old site and is a label here. */
const words = (says: string, field: string) =>
  recordField(`Form settings: texts.${says}`, `formTexts.fields.${field}.label`, {
    file: globals,
    decision: 'a label above the field, and an example inside it if staff write one',
  })

const consent = (says: string, of: string, decision?: string): Statement => ({
  says: `Form settings: texts.${says}`,
  where: ['content/consent-texts.ts'],
  test: { file: 'content/consent-texts.test.ts', name: 'uses the consent text of the specification for "%s"', of },
  ...(decision ? { decision } : {}),
})

export const formSettings: Statement[] = [
  {
    says: 'Form settings: documents (id, label: ID/DNI and Passport/Pasaporte)',
    where: ['domain/person/document-types.ts'],
    test: {
      file: 'site/forms/lead/lead-form.browser.test.tsx',
      name: 'offers the DNI and the passport as document types',
    },
    decision: 'the two types that the CRM supports; staff choose which ones to offer, with order and label',
  },
  {
    says: 'Form settings: projects (id, label)',
    where: ['site/forms/lead/lead-controls.tsx', 'site/page-data/lead-form.ts'],
    test: {
      file: 'site/forms/lead/lead-form.browser.test.tsx',
      name: 'lets the visitor choose a project on a page without a project',
    },
    decision: 'the projects of the CMS that are not sold out, after a general question',
  },
  {
    says: 'Form settings: showProjectSelect (false on project pages)',
    where: ['site/page-data/lead-form.ts'],
    test: { file: 'tests/e2e/form-settings.e2e.ts', name: 'the lead form of ${path} does not ask for a project' },
  },
  {
    says: 'Form settings: projectId',
    where: ['content/projects/santorini.ts'],
    test: { file: 'content/demo-content.test.ts', name: 'gives every project its number in the CRM' },
  },
  {
    says: 'Form settings: backgroundColor (apartments)',
    where: ['content/brand/theme.css'],
    test: {
      file: 'tests/e2e/form-settings.e2e.ts',
      name: 'the lead form of an apartment building has a green background, and that of a condominium is white',
    },
    decision: 'the token `--form-surface` follows from the kind of the project; it is not a field of the CMS',
  },
  recordField('Form settings: texts.formTitle', 'formTexts.lead.title', { file: globals }),
  recordField('Form settings: texts.submitButton', 'formTexts.lead.button', { file: globals }),
  recordField('Form settings: texts.conditionsLabel', 'formTexts.lead.requiredNote', { file: globals }),
  recordField('Form settings: the list of documents is a record', 'formTexts.documents.label', { file: globals }),
  words('namePlaceholder', 'firstName'),
  words('surnamePlaceholder', 'lastName'),
  words('emailPlaceholder', 'email'),
  words('documentPlaceholder', 'documentType'),
  words('dniPlaceholder', 'document'),
  words('phonePlaceholder', 'phone'),
  {
    says: 'Form settings: a placeholder that staff write is shown in its field',
    where: ['site/page-data/field-settings.ts', 'site/forms/fields/text-field.tsx'],
    test: {
      file: 'site/page-data/field-settings.test.ts',
      name: 'overrides labels, placeholders and the first option of a list',
    },
  },
  consent('termsLabel1', 'terms', 'a consent text with its version; it names the privacy policy too'),
  consent('termsLabel2', 'marketing'),
]
