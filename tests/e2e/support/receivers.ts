import { readMail } from '../../support/read-mail'
import { product } from './product'

type Received = {
  requests: { path: string; headers: Record<string, string>; body: Record<string, unknown> }[]
  mails: { to: string[]; raw: string }[]
}
type Failure = { path: string; times: number; status?: number; body?: unknown; delayMs?: number; hangUp?: boolean }

const control = (path: string, init?: RequestInit) => fetch(`${product().receiversUrl}${path}`, init)

const received = async () => (await (await control('/_received')).json()) as Received

const bodiesAt = async (wanted: string) =>
  (await received()).requests.filter(({ path }) => path === wanted).map(({ body }) => body)

/**
 * Returns what the CRM received about one person. Tests use their own e-mail, so they do not see each other's leads.
 */
export const crmBodies = async (email: string) =>
  (await bodiesAt('/api/contact')).filter((body) => body.email === email)

/** Returns what the referral script received from one referrer, ordered by the referred person's document. */
export const referralBodies = async (email: string) =>
  (await bodiesAt('/referrals/exec'))
    .filter((body) => body.correo === email)
    .sort((a, b) => String(a.dniref).localeCompare(String(b.dniref)))

/** Returns the whole bodies that the complaint script received from one consumer. */
export const complaintBodies = async (email: string) =>
  (await bodiesAt('/complaints/exec')).filter(({ contents }) => (contents as unknown[][])[0]?.includes(email))

export async function mailsTo(address: string) {
  const { mails } = await received()
  return mails.filter(({ to }) => to.includes(address)).map(({ raw }) => readMail(raw))
}

export async function failNext(failure: Failure): Promise<void> {
  await control('/_control', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(failure),
  })
}
