import type { Statement } from '../statement'

const payload = 'domain/lead/crm-payload.ts'
const crm = 'tests/delivery/crm.integration.test.ts'
const wholeLead = (of: string) => ({
  file: 'domain/lead/crm-payload.test.ts',
  name: 'sends the whole body of a lead about ${project} with %s',
  of,
})

const closedSectionTest = {
  file: 'domain/referral/referral-payload.test.ts',
  name: 'sends empty fields if there is no referred person',
}

const leadField = (says: string, decision?: string): Statement => ({
  says: `Contact lead: ${says}`,
  where: [payload],
  test: wholeLead('Santorini'),
  ...(decision ? { decision } : {}),
})

const referralField = (field: string): Statement => ({
  says: `Referral submit: the body has ${field}`,
  where: ['domain/referral/referral-payload.ts'],
  test: {
    file: 'domain/referral/referral-payload.test.ts',
    name: 'sends the referrer and the referred person as one flat body',
  },
})

export const leadCall: Statement[] = [
  {
    says: 'Contact lead: POST {api host}/api/contact',
    where: ['worker/integrations/crm.ts'],
    test: {
      file: crm,
      name: 'the CRM gets exactly the specified body once for every project and document type',
    },
    decision: 'by the worker, after the submission is stored',
  },
  {
    says: 'Contact lead: JSON body',
    where: ['worker/integrations/post-json.ts'],
    test: {
      file: crm,
      name: 'the CRM gets exactly the specified body once for every project and document type',
    },
  },
  {
    says: 'Contact lead: sent on contact form submit',
    where: ['intake/leads/accept-lead.ts'],
    test: {
      file: 'intake/leads/lead.integration.test.ts',
      name: 'stores a lead with both consents and its delivery, which is due at once',
    },
  },
  leadField('fname from nombres'),
  leadField('lname from apellidos'),
  leadField('email'),
  leadField('phone'),
  leadField('input_channel_id, fixed 29'),
  leadField('source_id, fixed 1'),
  leadField('interest_type_id, fixed 5'),
  leadField('document_type_id, an integer, only if a document type is chosen'),
  leadField('document, only if a number is given'),
  leadField(
    'project_id',
    'always the form preset, read from our own table; left out for a general question while the CRM has no number for those',
  ),
  leadField(
    'utm_source, the fixed text ‘Lead orgánico de página web’',
    'the visitor’s real values stay in our database',
  ),
  leadField('address, an empty string'),
  leadField(
    'observation, an empty string',
    'it contains what the form asks beyond the specification, such as an appointment',
  ),
  {
    says: 'Contact lead: only the success status is read, the body is parsed and unused',
    where: ['worker/integrations/validate-answer.ts'],
    test: {
      file: 'worker/integrations/validate-answer.test.ts',
      name: 'classifies the response %i %s as %s with the setting no-error',
    },
    decision:
      'what counts as delivered is a setting of each integration; for the CRM (`CRM_DELIVERED_WHEN`, `no-error`) a 200 that reports an error is not delivered',
  },
  { says: 'Contact lead: other response content is not shown', nothing: 'no other part of the response is used' },
  {
    says: 'Contact lead: authentication is not shown',
    nothing: 'none is invented; the URL of the CRM is a setting',
  },
]

export const referralCall: Statement[] = [
  {
    says: 'Referral submit: POST to an external script-hosting endpoint',
    where: ['worker/integrations/referral-script.ts'],
    test: {
      file: 'tests/delivery/referral.integration.test.ts',
      name: 'a referral of one person becomes exactly the specified body, and the referrer gets a receipt',
    },
    decision: 'from server to server',
  },
  { says: 'Referral submit: in no-cors mode', nothing: 'a server has no such restriction and can read the response' },
  {
    says: 'Referral submit: with a JSON content type',
    where: ['worker/integrations/post-json.ts'],
    test: {
      file: 'tests/delivery/referral.integration.test.ts',
      name: 'the script gets its body as JSON',
    },
  },
  referralField('nombres'),
  referralField('apellidos'),
  referralField('correo'),
  referralField('documento'),
  referralField('dni'),
  referralField('celular'),
  referralField('nombreref'),
  referralField('apellidosref'),
  referralField('documentoref'),
  referralField('dniref'),
  referralField('celularref'),
  referralField('termsCheck'),
  referralField('showReferidoFields'),
  referralField('formType ‘Referidos’'),
  {
    says: 'Referral submit: the body has documentName, the label of the chosen document type',
    where: ['domain/referral/referral-payload.ts'],
    test: {
      file: 'domain/referral/referral-payload.test.ts',
      name: 'sends the name of document type %i in the language of the form (%s): %s',
    },
  },
  {
    says: 'Referral submit: with the section closed the fields of the referred person are empty',
    where: ['domain/referral/referral-payload.ts'],
    test: closedSectionTest,
  },
  {
    says: 'Referral submit: with the section closed showReferidoFields is false',
    where: ['domain/referral/referral-payload.ts'],
    test: closedSectionTest,
  },
  {
    says: 'Referral submit: the response cannot be read',
    where: ['worker/integrations/validate-answer.ts'],
    test: {
      file: 'worker/integrations/validate-answer.test.ts',
      name: 'classifies the response %i %s as %s with the setting any-2xx',
    },
    decision:
      'a server could, but the response of the script is unknown, so any 2xx counts. To require a reported success, set `REFERRAL_SCRIPT_DELIVERED_WHEN`',
  },
  {
    says: 'Referral submit: it is done when the request completes',
    where: ['packages/platform/src/env/variables.ts', 'worker/integrations/referral-script.ts'],
    test: {
      file: 'tests/delivery/referral.integration.test.ts',
      name: 'a script that responds with 200 and %s gets one row',
    },
    decision: 'the visitor gets a response once the referral is stored; a delivery without a 2xx response is retried',
  },
  { says: 'Referral submit: the endpoint’s address is not shown', nothing: 'it is a setting of the worker' },
]
