import type { NamedTest, Statement } from '../statement'

const lead = 'domain/lead/lead.schema.ts'
const referral = 'domain/referral/referral.schema.ts'
const complaint = 'domain/complaint/complaint.schema.ts'

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
    broken: { find: 'showReferidoFields: referred !== null', put: 'showReferidoFields: 1' },
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
    decision: 'up to ten at once; the button opens the second step, and ‘Agregar a otra persona’ adds the next one',
  },
  ofComplaint('establecimiento (Arequipa or Lima)', 'establishment'),
  {
    says: 'Complaint form values: ruc',
    where: ['intake/complaints/complaint-book.ts'],
    test: {
      file: 'intake/complaints/complaint.integration.test.ts',
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
