import type { Statement } from '../statement'
import { recordField } from './record-field'

const globals = 'domain/snapshot/globals.schema.ts'

/** What the old site wrote into an empty field stands above it here. */
const words = (says: string, field: string, find = `    ${field}: fieldWords,\n`) =>
  recordField(`Form settings: texts.${says}`, `formTexts.fields.${field}.label`, find, '', {
    file: globals,
    decision: 'a label above the field, and an example inside it where staff write one',
  })

const consent = (says: string, of: string, find: string, put: string, decision?: string): Statement => ({
  says: `Form settings: texts.${says}`,
  where: ['content/consent-texts.ts'],
  test: { file: 'content/consent-texts.test.ts', name: 'the sentence beside %s is that of the specification', of },
  broken: { find, put },
  ...(decision ? { decision } : {}),
})

export const formSettings: Statement[] = [
  {
    says: 'Form settings: documents (id, label: ID/DNI and Passport/Pasaporte)',
    where: ['domain/person/document-types.ts'],
    test: {
      file: 'site/forms/lead/lead-form.browser.test.tsx',
      name: 'the document list has the national card and the passport',
    },
    broken: { find: "es: 'Pasaporte'", put: "es: 'Otro'" },
    decision: 'the two types the CRM knows; staff choose which are offered, in which order and under which name',
  },
  {
    says: 'Form settings: projects (id, label)',
    where: ['site/forms/lead/lead-controls.tsx', 'site/page-data/lead-form.ts'],
    test: {
      file: 'site/forms/lead/lead-form.browser.test.tsx',
      name: 'the project is chosen where the page gives none',
    },
    broken: { find: 'projects.map(({ slug, name }) =>', put: 'projects.slice(1).map(({ slug, name }) =>' },
    decision: 'the projects of the CMS that are not sold out, after a general question',
  },
  {
    says: 'Form settings: showProjectSelect (false on project pages)',
    where: ['site/page-data/lead-form.ts'],
    test: { file: 'tests/e2e/form-settings.e2e.ts', name: 'the form of ${path} asks for no project' },
    broken: { find: 'project: project ?? null', put: 'project: null' },
  },
  {
    says: 'Form settings: projectId',
    where: ['content/projects/santorini.ts'],
    test: { file: 'content/demo-content.test.ts', name: 'every project has the number under which the CRM knows it' },
    broken: { find: 'crmId: 6', put: 'crmId: 60' },
  },
  {
    says: 'Form settings: backgroundColor (apartments)',
    where: ['site/styles/tokens.css'],
    test: {
      file: 'tests/e2e/form-settings.e2e.ts',
      name: 'the form of an apartment building has a background of its own, that of a condominium is white',
    },
    broken: { find: '--form-surface: #e8f3f0;', put: '' },
    decision: 'the token `--form-surface` follows from the kind of the project; it is not a field of the CMS',
  },
  recordField(
    'Form settings: texts.formTitle',
    'formTexts.lead.title',
    'lead: z.object({\n    ...heading,\n    button',
    'lead: z.object({\n    button',
    { file: globals },
  ),
  recordField(
    'Form settings: texts.submitButton',
    'formTexts.lead.button',
    '    button: localized,\n    requiredNote',
    '    requiredNote',
    { file: globals },
  ),
  recordField(
    'Form settings: texts.conditionsLabel',
    'formTexts.lead.requiredNote',
    '    requiredNote: localized,\n',
    '',
    { file: globals },
  ),
  recordField(
    'Form settings: the list of documents is a record',
    'formTexts.documents.label',
    'documentTypeId: z.enum(documentTypeIds), label: localized',
    'documentTypeId: z.enum(documentTypeIds)',
    { file: globals },
  ),
  words('namePlaceholder', 'firstName'),
  words('surnamePlaceholder', 'lastName'),
  words('emailPlaceholder', 'email'),
  words('documentPlaceholder', 'documentType'),
  words('dniPlaceholder', 'document'),
  words('phonePlaceholder', 'phone'),
  {
    says: 'Form settings: a placeholder that staff write stands in its field',
    where: ['site/page-data/field-settings.ts', 'site/forms/fields/text-field.tsx'],
    test: {
      file: 'site/page-data/field-settings.test.ts',
      name: 'a label takes the place of the usual one, an example stands in its field, a list has its first choice',
    },
    broken: { find: 'firstName: firstName.placeholder,', put: 'firstName: null,' },
  },
  consent(
    'termsLabel1',
    'terms',
    '[terms]términos y condiciones[/terms]',
    '[terms]términos[/terms]',
    'a consent text with its version; it names the privacy policy too',
  ),
  consent('termsLabel2', 'marketing', 'Acepto recibir información comercial', 'Acepto recibir publicidad'),
]
