import { expect, test } from 'vitest'
import { type CrmLead, crmPayload } from './crm-payload'

const lead: CrmLead = {
  firstName: 'Rosa',
  lastName: 'Quispe Mamani',
  email: 'rosa@example.test',
  phone: '+51987654321',
  documentTypeId: null,
  document: null,
  crmProjectId: 6,
  observation: '',
}

const baseBody = {
  fname: 'Rosa',
  lname: 'Quispe Mamani',
  email: 'rosa@example.test',
  phone: '+51987654321',
  input_channel_id: 29,
  source_id: 1,
  interest_type_id: 5,
  utm_source: 'Lead orgánico de página web',
  address: '',
  observation: '',
}

const projects = [
  ['Santorini', 6],
  ['Mykonos', 5],
  ['Coral', 3],
  ['Punta Arena', 2],
  ['Zafiro', 4],
  ['Prado Piamonte', 7],
  ['Punta Arena II', 8],
  ['Bahía Serena', 9],
  ['O2', 1],
  ['Killa', 100],
] as const

const documents = [
  ['no document', null, null, {}],
  ['a DNI', 1, '12345678', { document_type_id: 1, document: '12345678' }],
  ['a passport', 2, 'AB123456', { document_type_id: 2, document: 'AB123456' }],
] as const

for (const [project, crmProjectId] of projects) {
  test.each(documents)(
    `sends the whole body of a lead about ${project} with %s`,
    (_, documentTypeId, document, expected) => {
      const body = crmPayload({ ...lead, crmProjectId, documentTypeId, document })
      expect(JSON.parse(JSON.stringify(body))).toStrictEqual({ ...baseBody, project_id: crmProjectId, ...expected })
    },
  )
}

test('omits the project of a lead about no project', () => {
  expect(crmPayload({ ...lead, crmProjectId: null })).toStrictEqual(baseBody)
})

test('sends an appointment in the observation', () => {
  const observation = 'Solicita visita: 05/01/2027, por la tarde, en la oficina.'
  expect(crmPayload({ ...lead, observation })).toStrictEqual({ ...baseBody, project_id: 6, observation })
})
