import type { NamedTest, Statement } from '../statement'
import { recordField } from './record-field'

const lead = 'domain/lead/lead.schema.ts'
const referral = 'domain/referral/referral.schema.ts'
const complaint = 'domain/complaint/complaint.schema.ts'
const globals = 'domain/content/globals.schema.ts'

const value = (form: string, says: string, where: string, test: NamedTest, find: string, put: string): Statement => ({
  says: `${form} values: ${says}`,
  where: [where],
  test,
  broken: { find, put },
})

const least = { file: 'domain/lead/lead.schema.test.ts', name: 'the least a person has to give is accepted' }
const documents = { file: 'domain/lead/lead.schema.test.ts', name: '%j is taken as %j' }
const wholeReferral = {
  file: 'domain/referral/referral.schema.test.ts',
  name: 'a whole referral is accepted as it was given',
}
const wholeComplaint = {
  file: 'domain/complaint/complaint.schema.test.ts',
  name: 'a whole complaint is accepted, and lines of the text stay lines',
}

const ofLead = (says: string, field: string, test = least) =>
  value('Contact form', says, lead, test, `        ${field}: `, `        other: `)
const ofReferrer = (says: string, field: string) =>
  value('Referral form', says, referral, wholeReferral, `\n  ${field}: `, '\n  other: ')
const ofReferred = (says: string, field: string) =>
  value('Referral form', says, referral, wholeReferral, `\n      ${field}: `, '\n      other: ')
const ofComplaint = (says: string, field: string) =>
  value('Complaint form', says, complaint, wholeComplaint, `        ${field}: `, '        other: ')

export const formValues: Statement[] = [
  {
    says: 'Form settings: documents (id, label: ID/DNI and Passport/Pasaporte)',
    where: ['domain/person/document-types.ts'],
    test: {
      file: 'site/forms/lead/lead-form.browser.test.tsx',
      name: 'the document list has the national card and the passport',
    },
    broken: { find: "es: 'Pasaporte'", put: "es: 'Otro'" },
    decision: 'the two types the CRM knows',
  },
  {
    says: 'Form settings: projects (id, label)',
    where: ['site/forms/lead/lead-controls.tsx', 'site/content/lead-form.ts'],
    test: {
      file: 'site/forms/lead/lead-form.browser.test.tsx',
      name: 'the project is chosen where the page gives none',
    },
    broken: { find: 'projects.map(({ slug, name }) =>', put: 'projects.slice(1).map(({ slug, name }) =>' },
    decision: 'the projects of the CMS that are not sold out',
  },
  {
    says: 'Form settings: showProjectSelect (false on project pages)',
    where: ['site/content/lead-form.ts'],
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
    test: { file: 'tests/e2e/figures.e2e.ts', name: 'condominiums wear lime and navy, apartments teal' },
    broken: { find: '--teal-500: #12b092', put: '--teal-500: #1c284c' },
    decision: 'it follows from the kind of the project',
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
  ofLead('nombres', 'firstName'),
  ofLead('apellidos', 'lastName'),
  ofLead('correo', 'email'),
  ofLead('documento (document-type id)', 'documentTypeId', documents),
  ofLead('dni (document number)', 'document', documents),
  ofLead('celular (phone with country code)', 'phone'),
  ofLead('proyecto (project id)', 'project'),
  {
    says: 'Contact form values: proyecto is preset when the select is hidden',
    where: ['site/forms/lead/lead-body.ts'],
    test: { file: 'site/forms/lead/lead-body.test.ts', name: 'a filled form is accepted by the server’s schema' },
    broken: { find: 'project: project ?? fields.project', put: 'project: fields.project' },
  },
  ofLead('termsCheck', 'acceptsTerms'),
  ofLead('termsCheck2', 'acceptsMarketing'),
  ofReferrer('nombres', 'firstName'),
  ofReferrer('apellidos', 'lastName'),
  ofReferrer('correo', 'email'),
  ofReferrer('documento', 'documentTypeId'),
  ofReferrer('dni', 'document'),
  ofReferrer('celular (the referrer)', 'phone'),
  ofReferred('nombreref', 'firstName'),
  ofReferred('apellidosref', 'lastName'),
  ofReferred('documentoref', 'documentTypeId'),
  ofReferred('dniref', 'document'),
  ofReferred('celularref (the referred person)', 'phone'),
  value('Referral form', 'termsCheck', referral, wholeReferral, '      acceptsTerms: ', '      other: '),
  {
    says: 'Referral form values: showReferidoFields (boolean)',
    where: ['domain/referral/referral-payload.ts'],
    test: { file: 'domain/referral/referral-payload.test.ts', name: 'the whole flat body' },
    broken: { find: 'showReferidoFields: true', put: 'showReferidoFields: 0' },
  },
  {
    says: 'Referral: the submitted body adds formType with value ‘Referidos’',
    where: ['domain/referral/referral-payload.ts'],
    test: { file: 'domain/referral/referral-payload.test.ts', name: 'the whole flat body' },
    broken: { find: "formType: 'Referidos'", put: "formType: 'Contacto'" },
  },
  {
    says: 'Referral: the submitted body adds documentName',
    where: ['domain/referral/referral-payload.ts'],
    test: { file: 'domain/referral/referral-payload.test.ts', name: 'the whole flat body' },
    broken: { find: 'documentName: documentLabel(', put: 'document: documentLabel(' },
  },
  {
    says: 'Referral: an ‘Add Referral’ button allows several referrals',
    where: ['site/forms/referral/referred-step.tsx'],
    test: {
      file: 'site/forms/referral/referral-form.browser.test.tsx',
      name: 'several persons are referred at once: a finished one folds, and any can be opened or removed',
    },
    broken: { find: 'append({})', put: '' },
    decision: 'up to ten at once',
  },
  recordField(
    'Referral page: steps.image',
    'referralProgramme.steps.items.image',
    'items: z.array(z.object({ title: localized, description: localized, image: mediaKey })).min(3)',
    'items: z.array(z.object({ title: localized, description: localized })).min(3)',
    { file: globals },
  ),
  { says: 'Referral page: steps.number', nothing: 'the place in the list is the number' },
  recordField(
    'Referral page: steps.title',
    'referralProgramme.steps.items.title',
    'z.object({ title: localized, description: localized, image: mediaKey })',
    'z.object({ description: localized, image: mediaKey })',
    { file: globals, decision: 'one title instead of three' },
  ),
  recordField(
    'Referral page: steps.description',
    'referralProgramme.steps.items.description',
    'z.object({ title: localized, description: localized, image: mediaKey })',
    'z.object({ title: localized, image: mediaKey })',
    { file: globals, decision: 'one text instead of three' },
  ),
  recordField(
    'Referral page: rewards.amount',
    'referralProgramme.rewards.items.amountPen',
    'amountPen: z.number().int(), ',
    '',
    { file: globals },
  ),
  recordField(
    'Referral page: rewards.description',
    'referralProgramme.rewards.items.description',
    'amountPen: z.number().int(), title: localized, description: localized',
    'amountPen: z.number().int(), title: localized',
    { file: globals },
  ),
  ofComplaint('establecimiento (Arequipa or Lima)', 'establishment'),
  {
    says: 'Complaint form values: ruc',
    where: ['intake/store/complaint-book.ts'],
    test: {
      file: 'intake/routes/complaint.integration.test.ts',
      name: 'the first complaint of a year gets number one, its due date and three deliveries',
    },
    broken: { find: "ruc: ruc ?? ''", put: "ruc: ''" },
    decision: 'printed from the settings, not typed',
  },
  ofComplaint('nombres', 'firstName'),
  ofComplaint('apellidos', 'lastName'),
  ofComplaint('correo', 'email'),
  ofComplaint('telefono (default prefix +51)', 'phone'),
  ofComplaint('tipoDocumento (DNI or Pasaporte)', 'documentType'),
  ofComplaint('numDocumento', 'document'),
  ofComplaint('departamento', 'department'),
  ofComplaint('provincia', 'province'),
  ofComplaint('distrito', 'district'),
  ofComplaint('direccion', 'address'),
  ofComplaint('tipoBien (Proyecto or Servicio)', 'goodType'),
  ofComplaint('descripcionBien', 'goodDescription'),
  {
    says: 'Complaint form values: valorProductoServicio',
    where: [complaint],
    test: wholeComplaint,
    broken: { find: '        amount,\n', put: '' },
    decision: 'with a currency',
  },
  ofComplaint('tipoReclamo (Reclamo or Queja)', 'claimType'),
  ofComplaint('detalleReclamo', 'detail'),
  ofComplaint('pedido', 'request'),
  ofComplaint('autorizacion (Si or No)', 'notifyByEmail'),
  {
    says: 'Complaint form values: archivo (optional file)',
    where: ['site/forms/complaint/complaint-body.ts'],
    test: {
      file: 'site/forms/complaint/complaint-body.test.ts',
      name: 'the parts carry the names of a plain form, and the file last',
    },
    broken: { find: "[...parts, ['attachment', file]]", put: 'parts' },
  },
  ofComplaint('terms acceptance radio', 'acceptsTerms'),
]
