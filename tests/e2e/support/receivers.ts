import { product } from './product'

type Received = {
  requests: { path: string; headers: Record<string, string>; body: Record<string, unknown> }[]
  mails: { to: string[]; raw: string }[]
}
type Failure = { path: string; times: number; status?: number; body?: unknown; delayMs?: number; hangUp?: boolean }

const control = (path: string, init?: RequestInit) => fetch(`${product().receiversUrl}${path}`, init)

const received = async () => (await (await control('/_received')).json()) as Received

/** What the CRM got about one person. Tests use an e-mail of their own, so that they do not see each other's leads. */
export async function crmBodies(email: string) {
  const { requests } = await received()
  return requests.filter(({ path, body }) => path === '/api/contact' && body.email === email).map(({ body }) => body)
}

export async function failNext(failure: Failure): Promise<void> {
  await control('/_control', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(failure),
  })
}
