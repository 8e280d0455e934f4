import { demoLogin } from '@sillar/tools/stack/stack-settings'
import { product } from './product'

type Document = Record<string, unknown> & { id: string }

/** The CMS through its own API, as its admin panel uses it. */
export async function signIn() {
  const { cmsUrl } = product()
  const login = await fetch(`${cmsUrl}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demoLogin),
  })
  if (!login.ok) throw new Error(`The CMS refused the login with ${login.status}.`)
  const { token } = (await login.json()) as { token: string }
  const headers = { authorization: `JWT ${token}`, 'content-type': 'application/json' }

  return {
    async findProject(slug: string): Promise<Document> {
      const response = await fetch(`${cmsUrl}/api/projects?where[slug][equals]=${slug}&depth=0`, { headers })
      const { docs } = (await response.json()) as { docs: Document[] }
      if (!docs[0]) throw new Error(`No project ${slug}`)
      return docs[0]
    },
    /** Whether a publish that began after this moment has reached visitors. */
    async publishedSince(moment: number): Promise<boolean> {
      const query = `where[outcome][equals]=published&where[startedAt][greater_than]=${new Date(moment).toISOString()}`
      const response = await fetch(`${cmsUrl}/api/releases?${query}&limit=1`, { headers })
      const { docs } = (await response.json()) as { docs: Document[] }
      return docs.length > 0
    },
    async replay(deliveryId: string): Promise<number> {
      const response = await fetch(`${cmsUrl}/api/deliveries/${deliveryId}/replay`, { method: 'POST', headers })
      return response.status
    },
    async publishProject(id: string, change: Record<string, unknown>): Promise<void> {
      const body = JSON.stringify({ ...change, _status: 'published' })
      const response = await fetch(`${cmsUrl}/api/projects/${id}`, { method: 'PATCH', headers, body })
      if (!response.ok) throw new Error(`The CMS answered ${response.status}: ${await response.text()}`)
    },
    async saveDraft(id: string, change: Record<string, unknown>): Promise<void> {
      const body = JSON.stringify({ ...change, _status: 'draft' })
      const response = await fetch(`${cmsUrl}/api/projects/${id}?draft=true`, { method: 'PATCH', headers, body })
      if (!response.ok) throw new Error(`The CMS answered ${response.status}: ${await response.text()}`)
    },
    async publishGlobal(slug: string, change: Record<string, unknown>): Promise<void> {
      const body = JSON.stringify({ ...change, _status: 'published' })
      const response = await fetch(`${cmsUrl}/api/globals/${slug}`, { method: 'POST', headers, body })
      if (!response.ok) throw new Error(`The CMS answered ${response.status}: ${await response.text()}`)
    },
  }
}

/** Runs a change and waits until visitors see the release it caused, not one that was already being built. */
export async function afterPublish(change: () => Promise<void>): Promise<void> {
  const cms = await signIn()
  const before = Date.now()
  await change()
  const end = Date.now() + 150_000
  while (Date.now() < end) {
    if (await cms.publishedSince(before)) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error('No new release came of the change.')
}
