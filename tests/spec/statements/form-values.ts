import type { NamedTest, Statement } from '../statement'

const lead = 'domain/lead/lead.schema.ts'
const referral = 'domain/referral/referral.schema.ts'
const complaint = 'domain/complaint/complaint.schema.ts'

const value = (form: string, says: string, where: string, test: NamedTest): Statement => ({
  says: `${form} values: ${says}`,
  where: [where],
  test,
})

const requiredFieldsTest = {
  file: 'domain/lead/lead.schema.test.ts',
  name: 'accepts a lead with only the required fields',
}
const documentsTest = { file: 'domain/lead/lead.schema.test.ts', name: 'parses %j as %j' }
const wholeReferralTest = {
  file: 'domain/referral/referral.schema.test.ts',
  name: 'accepts a complete referral unchanged',
}
const wholeComplaintTest = {
  file: 'domain/complaint/complaint.schema.test.ts',
  name: 'accepts a complete complaint and keeps the line breaks of its text',
}

const ofLead = (says: string, test = requiredFieldsTest) => value('Contact form', says, lead, test)
const ofReferral = (says: string) => value('Referral form', says, referral, wholeReferralTest)
const ofComplaint = (says: string) => value('Complaint form', says, complaint, wholeComplaintTest)

export const formValues: Statement[] = [
  ofLead('nombres'),
  ofLead('apellidos'),
  ofLead('correo'),
  ofLead('documento (document-type id)', documentsTest),
  ofLead('dni (document number)', documentsTest),
  ofLead('celular (phone with country code)'),
  ofLead('proyecto (project id)'),
  {
    says: 'Contact form values: proyecto is preset when the select is hidden',
    where: ['site/forms/lead/lead-body.ts'],
    test: { file: 'site/forms/lead/lead-body.test.ts', name: "builds a body that the server's schema accepts" },
  },
  ofLead('termsCheck'),
  ofLead('termsCheck2'),
  ofReferral('nombres'),
  ofReferral('apellidos'),
  ofReferral('correo'),
  ofReferral('documento'),
  ofReferral('dni'),
  ofReferral('celular (the referrer)'),
  ofReferral('nombreref'),
  ofReferral('apellidosref'),
  ofReferral('documentoref'),
  ofReferral('dniref'),
  ofReferral('celularref (the referred person)'),
  ofReferral('termsCheck'),
  {
    says: 'Referral form values: showReferidoFields (boolean)',
    where: ['domain/referral/referral-payload.ts'],
    test: {
      file: 'domain/referral/referral-payload.test.ts',
      name: 'sends the referrer and the referred person as one flat body',
    },
  },
  {
    says: 'Referral: the submitted body adds formType with value ‘Referidos’',
    where: ['domain/referral/referral-payload.ts'],
    test: {
      file: 'domain/referral/referral-payload.test.ts',
      name: 'sends the referrer and the referred person as one flat body',
    },
  },
  {
    says: 'Referral: the submitted body adds documentName',
    where: ['domain/referral/referral-payload.ts'],
    test: {
      file: 'domain/referral/referral-payload.test.ts',
      name: 'sends the referrer and the referred person as one flat body',
    },
  },
  {
    says: 'Referral: an ‘Add Referral’ button allows several referrals',
    where: ['site/forms/referral/referred-step.tsx'],
    test: {
      file: 'site/forms/referral/referral-form.browser.test.tsx',
      name: 'lets the visitor add, edit and remove several referred people',
    },
    decision: 'up to ten at once; the button opens the second step, and ‘Agregar a otra persona’ adds the next one',
  },
  ofComplaint('establecimiento (Arequipa or Lima)'),
  {
    says: 'Complaint form values: ruc',
    where: ['intake/complaints/complaint-book.ts'],
    test: {
      file: 'intake/complaints/complaint.integration.test.ts',
      name: 'gives the first complaint of a year the number 1, a due date and three deliveries',
    },
    decision: 'from the settings; the consumer does not type it',
  },
  ofComplaint('nombres'),
  ofComplaint('apellidos'),
  ofComplaint('correo'),
  ofComplaint('telefono (default prefix +51)'),
  ofComplaint('tipoDocumento (DNI or Pasaporte)'),
  ofComplaint('numDocumento'),
  ofComplaint('departamento'),
  ofComplaint('provincia'),
  ofComplaint('distrito'),
  ofComplaint('direccion'),
  ofComplaint('tipoBien (Proyecto or Servicio)'),
  ofComplaint('descripcionBien'),
  {
    says: 'Complaint form values: valorProductoServicio',
    where: [complaint],
    test: wholeComplaintTest,
    decision: 'with a currency',
  },
  ofComplaint('tipoReclamo (Reclamo or Queja)'),
  ofComplaint('detalleReclamo'),
  ofComplaint('pedido'),
  ofComplaint('autorizacion (Si or No)'),
  {
    says: 'Complaint form values: archivo (optional file)',
    where: ['site/forms/complaint/complaint-body.ts'],
    test: {
      file: 'site/forms/complaint/complaint-body.test.ts',
      name: 'names the parts of the request like the fields of a form without JavaScript, and puts the file last',
    },
  },
  ofComplaint('terms acceptance radio'),
]
