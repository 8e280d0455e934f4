import { readMail } from '../../support/read-mail'
import { product } from './product'

type Received = {
  requests: { path: string; headers: Record<string, string>; body: Record<string, unknown> }[]
  mails: { to: string[]; raw: string }[]
}
type Failure = { path: string; times: number; status?: number; body?: unknown; delayMs?: number; hangUp?: boolean }

const callFakeServer = (path: string, init?: RequestInit) => fetch(`${product().integrationsUrl}${path}`, init)

const readReceived = async () => (await (await callFakeServer('/_received')).json()) as Received

const readBodies = async (requestPath: string) =>
  (await readReceived()).requests.filter(({ path }) => path === requestPath).map(({ body }) => body)

/** Returns the bodies that the CRM received for one e-mail address. */
export const readCrmBodies = async (email: string) =>
  (await readBodies('/api/contact')).filter((body) => body.email === email)

/** Returns the bodies that the referral script received for one referrer, sorted by document number (`dniref`). */
export const readReferralBodies = async (email: string) =>
  (await readBodies('/referrals/exec'))
    .filter((body) => body.correo === email)
    .sort((a, b) => String(a.dniref).localeCompare(String(b.dniref)))

/** Returns the bodies that the complaint script received for the e-mail address of one consumer. */
export const readComplaintBodies = async (email: string) =>
  (await readBodies('/complaints/exec')).filter(({ contents }) => (contents as unknown[][])[0]?.includes(email))

export async function readMailsTo(address: string) {
  const { mails } = await readReceived()
  return mails.filter(({ to }) => to.includes(address)).map(({ raw }) => readMail(raw))
}

/** Writes to us on WhatsApp as a person, through the webhook of the intake. */
export async function writeOnWhatsApp(message: { from: string; name: string; text: string }): Promise<void> {
  const response = await callFakeServer('/whatsapp/_write', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
  })
  if (!response.ok) throw new Error(`The intake answered ${response.status}: ${await response.text()}`)
}

export async function failNextRequests(failure: Failure): Promise<void> {
  await callFakeServer('/_control', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(failure),
  })
}
