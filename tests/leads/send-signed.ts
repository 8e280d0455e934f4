import { createHmac } from 'node:crypto'
import type { LeadSource } from '@app/domain/source/lead-source'
import { newIpAddress } from '../support/running-intake'

export const sourceSecrets: Record<LeadSource, string> = {
  meta: 'the app secret of meta',
  portal: 'the secret of the portal',
  generic: 'the secret of a partner',
  whatsapp: 'the app secret of whatsapp',
}

export const signatureOf = (body: string, secret: string) =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`

type Options = { secret?: string; from?: string }

/** Sends a body as a source does, signed with its secret. */
export const sendSigned = (
  intakeUrl: string,
  source: LeadSource,
  body: string,
  { secret = sourceSecrets[source], from = newIpAddress() }: Options = {},
) =>
  fetch(`${intakeUrl}/api/sources/${source}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': from,
      'x-hub-signature-256': signatureOf(body, secret),
    },
    body,
  })
