import type { Endpoint } from 'payload'
import { answerEndpoint } from './answer.endpoint'
import { attachmentEndpoints } from './attachment.endpoints'
import { paperEndpoints } from './documents.endpoints'
import { registerEndpoint } from './register.endpoint'

/** What customer service does with complaints, under /api/complaints. */
export const complaintDeskEndpoints: Endpoint[] = [
  registerEndpoint,
  answerEndpoint,
  ...attachmentEndpoints,
  ...paperEndpoints,
]
