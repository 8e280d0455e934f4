import type { Statement } from '../statement'

const payload = 'domain/lead/crm-payload.ts'
const crm = 'tests/delivery/crm.integration.test.ts'
const wholeLead = (of: string) => ({
  file: 'domain/lead/crm-payload.test.ts',
  name: '${project} with %s: the whole body',
  of,
})

const leadField = (says: string, find: string, put: string, decision?: string): Statement => ({
  says: `Contact lead: ${says}`,
  where: [payload],
  test: wholeLead('Santorini'),
  broken: { find, put },
  ...(decision ? { decision } : {}),
})

const referralField = (field: string, find: string, put: string): Statement => ({
  says: `Referral submit: the body has ${field}`,
  where: ['domain/referral/referral-payload.ts'],
  test: { file: 'domain/referral/referral-payload.test.ts', name: 'the whole flat body' },
  broken: { find, put },
})

export const leadCall: Statement[] = [
  {
    says: 'Contact lead: POST {api host}/api/contact',
    where: ['worker/deliver/crm.ts'],
    test: {
      file: crm,
      name: 'all ten projects, both documents and none: the CRM gets exactly the specified body, once each',
    },
    broken: { find: '/api/contact`', put: '/api/contacts`' },
    decision: 'by the worker, after the submission is stored',
  },
  {
    says: 'Contact lead: JSON body',
    where: ['worker/deliver/post-json.ts'],
    test: {
      file: crm,
      name: 'all ten projects, both documents and none: the CRM gets exactly the specified body, once each',
    },
    broken: { find: 'body: JSON.stringify(body)', put: 'body: String(body)' },
  },
  {
    says: 'Contact lead: sent on contact form submit',
    where: ['intake/store/accept-lead.ts'],
    test: {
      file: 'intake/routes/lead.integration.test.ts',
      name: 'a lead is stored with both consents, its delivery and its job',
    },
    broken: { find: "{ destination: 'crm', subjectKind: 'lead', subjectId: id },", put: '' },
  },
  leadField('fname from nombres', 'fname: lead.firstName', 'fname: lead.lastName'),
  leadField('lname from apellidos', 'lname: lead.lastName', 'lname: lead.firstName'),
  leadField('email', 'email: lead.email', "email: ''"),
  leadField('phone', 'phone: lead.phone', "phone: ''"),
  leadField(
    'input_channel_id, fixed 29',
    '    input_channel_id: 29,\n    source_id',
    '    input_channel_id: 28 as 29,\n    source_id',
  ),
  leadField(
    'source_id, fixed 1',
    '    source_id: 1,\n    interest_type_id: 5,\n    ...',
    '    source_id: 2 as 1,\n    interest_type_id: 5,\n    ...',
  ),
  leadField('interest_type_id, fixed 5', '    interest_type_id: 5,\n    ...', '    interest_type_id: 6 as 5,\n    ...'),
  leadField(
    'document_type_id, an integer, only if a document type is chosen',
    'lead.documentTypeId ? { document_type_id: lead.documentTypeId } : {}',
    '{ document_type_id: lead.documentTypeId ?? 1 }',
  ),
  leadField(
    'document, only if a number is given',
    'lead.document ? { document: lead.document } : {}',
    "{ document: lead.document ?? '' }",
  ),
  leadField(
    'project_id',
    'project_id: lead.crmProjectId',
    'project_id: 1',
    'always the form preset, read from our own table',
  ),
  leadField(
    'utm_source, the fixed text ‘Lead orgánico de página web’',
    "    utm_source: 'Lead orgánico de página web',",
    "    utm_source: 'web' as 'Lead orgánico de página web',",
    'the visitor’s real values stay in our database',
  ),
  leadField('address, an empty string', "    address: '',", "    address: 'Lima' as '',"),
  leadField(
    'observation, an empty string',
    'observation: lead.observation,',
    "observation: 'x',",
    'it carries what a person asked beyond the spec, such as a visit',
  ),
  {
    says: 'Contact lead: only the success status is read, the body is parsed and unused',
    where: ['worker/deliver/judge-answer.ts'],
    test: { file: 'worker/deliver/judge-answer.test.ts', name: 'the CRM answering %i %s means %s' },
    broken: { find: 'if (reportsFailure(answer)) return', put: 'if (reportsFailure({})) return' },
    decision: 'the parsed answer decides: a 200 that reports an error is not delivered',
  },
  { says: 'Contact lead: other response content is not shown', nothing: 'nothing else of the answer is used' },
  {
    says: 'Contact lead: authentication is not shown',
    nothing: 'none is made up; the address of the CRM is a setting',
  },
]

export const referralCall: Statement[] = [
  {
    says: 'Referral submit: POST to an external script-hosting endpoint',
    where: ['worker/deliver/referral-script.ts'],
    test: {
      file: 'tests/delivery/referral.integration.test.ts',
      name: 'one referred person: exactly the specified body, and a receipt for the referrer',
    },
    broken: { find: 'url: settings.referralScriptUrl', put: 'url: settings.complaintScriptUrl' },
    decision: 'from server to server',
  },
  {
    says: 'Referral submit: in no-cors mode',
    nothing: 'a server is bound by no such rule, and can read the answer',
  },
  {
    says: 'Referral submit: with a JSON content type',
    where: ['worker/deliver/post-json.ts'],
    test: {
      file: 'tests/delivery/referral.integration.test.ts',
      name: 'the script gets its body as JSON',
    },
    broken: { find: "'content-type': 'application/json'", put: "'content-type': 'text/plain'" },
  },
  referralField('nombres', 'nombres: plainCell(referrer.firstName)', "nombres: ''"),
  referralField('apellidos', 'apellidos: plainCell(referrer.lastName)', "apellidos: ''"),
  referralField('correo', 'correo: plainCell(referrer.email)', "correo: ''"),
  referralField('documento', 'documento: referrer.documentTypeId', 'documento: 2'),
  referralField('dni', 'dni: plainCell(referrer.document)', "dni: ''"),
  referralField('celular', 'celular: phoneDigits(referrer.phone)', "celular: ''"),
  referralField('nombreref', 'nombreref: plainCell(referred.firstName)', "nombreref: ''"),
  referralField('apellidosref', 'apellidosref: plainCell(referred.lastName)', "apellidosref: ''"),
  referralField('documentoref', 'documentoref: referred.documentTypeId', 'documentoref: 1'),
  referralField('dniref', 'dniref: plainCell(referred.document)', "dniref: ''"),
  referralField('celularref', 'celularref: phoneDigits(referred.phone)', "celularref: ''"),
  referralField('termsCheck', 'termsCheck: true', 'termsCheck: false'),
  referralField('showReferidoFields', 'showReferidoFields: true', 'showReferidoFields: 1'),
  referralField('formType ‘Referidos’', "formType: 'Referidos'", "formType: 'Referido'"),
  {
    says: 'Referral submit: the body has documentName, the label of the chosen document type',
    where: ['domain/referral/referral-payload.ts'],
    test: {
      file: 'domain/referral/referral-payload.test.ts',
      name: 'document type %i is called as the visitor saw it in %s: %s',
    },
    broken: { find: 'documentLabel(referrer.documentTypeId, referrer.locale)', put: "documentLabel(1, 'es')" },
  },
  {
    says: 'Referral submit: the response cannot be read',
    where: ['worker/deliver/judge-answer.ts'],
    test: { file: 'worker/deliver/judge-answer.test.ts', name: 'a script answering %i %s means %s' },
    broken: { find: "parseObject(body)?.status === 'success'", put: 'parseObject(body)' },
    decision: 'a server can read it, and an answer that does not report success is tried again',
  },
  {
    says: 'Referral submit: the endpoint’s address is not shown',
    nothing: 'it is a setting of the worker',
  },
]
