import type { Statement } from '../statement'

const payload = 'domain/lead/crm-payload.ts'
const crm = 'tests/delivery/crm.integration.test.ts'
const wholeLead = (of: string) => ({
  file: 'domain/lead/crm-payload.test.ts',
  name: '${project} with %s: the whole body',
  of,
})

const closed = {
  file: 'domain/referral/referral-payload.test.ts',
  name: 'with the referred section closed its fields are empty',
}

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
    where: ['worker/integrations/crm.ts'],
    test: {
      file: crm,
      name: 'all ten projects, both documents and none: the CRM gets exactly the specified body, once each',
    },
    broken: { find: '/api/contact`', put: '/api/contacts`' },
    decision: 'by the worker, after the submission is stored',
  },
  {
    says: 'Contact lead: JSON body',
    where: ['worker/integrations/post-json.ts'],
    test: {
      file: crm,
      name: 'all ten projects, both documents and none: the CRM gets exactly the specified body, once each',
    },
    broken: { find: 'body: JSON.stringify(body)', put: 'body: String(body)' },
  },
  {
    says: 'Contact lead: sent on contact form submit',
    where: ['intake/leads/accept-lead.ts'],
    test: {
      file: 'intake/leads/lead.integration.test.ts',
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
    'always the form preset, read from our own table; left out for a general question while the CRM has no number for those',
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
    where: ['worker/integrations/validate-answer.ts'],
    test: { file: 'worker/integrations/validate-answer.test.ts', name: 'no-error: %i %s means %s' },
    broken: { find: 'if (reportsFailure(answer)) return', put: 'if (reportsFailure({})) return' },
    decision:
      'what counts as delivered is a setting of each receiver; for the CRM (`CRM_DELIVERED_WHEN`, `no-error`) a 200 that reports an error is not delivered',
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
    where: ['worker/integrations/referral-script.ts'],
    test: {
      file: 'tests/delivery/referral.integration.test.ts',
      name: 'one referred person: exactly the specified body, and a receipt for the referrer',
    },
    broken: { find: 'settings.referralScript\n', put: 'settings.complaintScript\n' },
    decision: 'from server to server',
  },
  {
    says: 'Referral submit: in no-cors mode',
    nothing: 'a server is bound by no such rule, and can read the answer',
  },
  {
    says: 'Referral submit: with a JSON content type',
    where: ['worker/integrations/post-json.ts'],
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
  referralField('dni', 'dni: referrer.document', "dni: ''"),
  referralField('celular', 'celular: phoneDigits(referrer.phone)', "celular: ''"),
  referralField('nombreref', "nombreref: plainCell(referred?.firstName ?? '')", "nombreref: ''"),
  referralField('apellidosref', "apellidosref: plainCell(referred?.lastName ?? '')", "apellidosref: ''"),
  referralField('documentoref', "documentoref: referred?.documentTypeId ?? ''", 'documentoref: 1'),
  referralField('dniref', "dniref: referred?.document ?? ''", "dniref: ''"),
  referralField('celularref', "celularref: referred ? phoneDigits(referred.phone) : ''", "celularref: ''"),
  referralField('termsCheck', 'termsCheck: true', 'termsCheck: false'),
  referralField('showReferidoFields', 'showReferidoFields: referred !== null', 'showReferidoFields: referred === null'),
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
    says: 'Referral submit: with the section closed the fields of the referred person are empty',
    where: ['domain/referral/referral-payload.ts'],
    test: closed,
    broken: { find: "referred?.firstName ?? ''", put: "referred?.firstName ?? '-'" },
  },
  {
    says: 'Referral submit: with the section closed showReferidoFields is false',
    where: ['domain/referral/referral-payload.ts'],
    test: closed,
    broken: { find: 'showReferidoFields: referred !== null', put: 'showReferidoFields: true' },
  },
  {
    says: 'Referral submit: the response cannot be read',
    where: ['worker/integrations/validate-answer.ts'],
    test: { file: 'worker/integrations/validate-answer.test.ts', name: 'any-2xx: %i %s means %s' },
    broken: {
      find: "'any-2xx': (status) => judgeStatus(status) ?? delivered(status),",
      put: "'any-2xx': (status, body) => judges['status-success'](status, body),",
    },
    decision:
      'a server could, but nothing is known of what the script says: any 2xx counts. A script that reports success is held to it by `REFERRAL_SCRIPT_DELIVERED_WHEN`',
  },
  {
    says: 'Referral submit: it is done when the request completes',
    where: ['packages/platform/src/env/variables.ts', 'worker/integrations/referral-script.ts'],
    test: {
      file: 'tests/delivery/referral.integration.test.ts',
      name: 'a script that answers 200 and %s gets one row, not a hundred',
    },
    broken: {
      find: "REFERRAL_SCRIPT_DELIVERED_WHEN: deliveredWhen.default('any-2xx')",
      put: "REFERRAL_SCRIPT_DELIVERED_WHEN: deliveredWhen.default('status-success')",
    },
    decision: 'the visitor is answered once the referral is stored; no answer, or none of 2xx, is tried again',
  },
  {
    says: 'Referral submit: the endpoint’s address is not shown',
    nothing: 'it is a setting of the worker',
  },
]
