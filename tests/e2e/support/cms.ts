import path from 'node:path'
import { demoLogin } from '@app/tools/stack/stack-settings'
import { expect, type Page } from '@playwright/test'
import { demoSession } from '../../support/demo-session'
import { shiftLotPrices } from './lots'
import { product } from './product'
import { productFile } from './product-settings'

type Document = Record<string, unknown> & { id: string }

const session = () =>
  demoSession({ cmsUrl: product().cmsUrl, sessionFile: path.join(path.dirname(productFile), 'e2e-session.json') })

/** Opens a separate session for tests that end it, and returns its token. */
export const newToken = () => session().newToken()

/** Returns the token of a session that tests share, because there are only two one-time codes per minute. */
export const sharedToken = () => session().sharedToken()

/** Opens the panel with the demo account signed in. */
export async function openPanel(page: Page, path = ''): Promise<void> {
  const { cmsUrl } = product()
  await page.context().addCookies([{ name: 'payload-token', value: await sharedToken(), url: cmsUrl }])
  await page.goto(`${cmsUrl}/admin${path}`)
}

/** Signs in with e-mail, password and second factor, as staff do. */
export async function logIn(page: Page): Promise<void> {
  await page.locator('#field-email').fill(demoLogin.email)
  await page.locator('#field-password').fill(demoLogin.password)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page.getByRole('heading', { name: 'Escribe el código' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Código' }).fill(await session().nextCode())
  await page.getByRole('button', { name: 'Continuar' }).click()
}

/** Returns functions that call the API of the CMS as the panel does. */
export async function createCmsClient() {
  const { cmsUrl } = product()
  const headers = { authorization: `JWT ${await sharedToken()}`, 'content-type': 'application/json' }

  return {
    async findProject(slug: string): Promise<Document> {
      const response = await fetch(`${cmsUrl}/api/projects?where[slug][equals]=${slug}&depth=0`, { headers })
      const { docs } = (await response.json()) as { docs: Document[] }
      if (!docs[0]) throw new Error(`No project ${slug}`)
      return docs[0]
    },
    /** Returns whether a release that was started after the given time has been published. */
    async isPublishedSince(startedAfter: number): Promise<boolean> {
      const query = `where[outcome][equals]=published&where[startedAt][greater_than]=${new Date(startedAfter).toISOString()}`
      const response = await fetch(`${cmsUrl}/api/releases?${query}&limit=1`, { headers })
      const { docs } = (await response.json()) as { docs: Document[] }
      return docs.length > 0
    },
    async replay(deliveryId: string): Promise<number> {
      const response = await fetch(`${cmsUrl}/api/deliveries/${deliveryId}/replay`, { method: 'POST', headers })
      return response.status
    },
    /** Creates an account, which also mails the invitation. */
    async inviteStaff(account: { name: string; email: string; role: string }): Promise<void> {
      const body = JSON.stringify({ ...account, language: 'es' })
      const response = await fetch(`${cmsUrl}/api/users`, { method: 'POST', headers, body })
      if (!response.ok) throw new Error(`The CMS answered ${response.status}: ${await response.text()}`)
    },
    async publishProject(id: string, change: Record<string, unknown>): Promise<void> {
      // A release is rejected if the advertised instalment differs from that of the cheapest free lot.
      if (typeof change.monthlyFromUsd === 'number') await shiftLotPrices(id, change.monthlyFromUsd)
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

/** Makes a change and waits until a newer release is online. */
export async function changeAndPublish(change: () => Promise<void>): Promise<void> {
  const cms = await createCmsClient()
  const before = Date.now()
  await change()
  const end = Date.now() + 150_000
  while (Date.now() < end) {
    if (await cms.isPublishedSince(before)) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error('The change did not lead to a new release.')
}
