import { existsSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brand } from '@app/brand/brand'
import { demoLogin, demoPhoneKey } from '@app/tools/stack/stack-settings'
import { type Browser, expect, type Page } from '@playwright/test'
import { productFile } from '../../e2e/support/product'
import { acceptInvitation, invite, openPanelPage, type Role, signIn, startPage } from './account-pages'
import { type Device, pageOn } from './devices'
import { mailArrives } from './mailbox'

export type Colleague = {
  name: string
  email: string
  password: string
  /** Key of the authenticator; absent while the role needs none. */
  key?: string
  /** Signed in, on the start page. */
  page: Page
}

/** The administrator's browser stays signed in between journeys, as a person's does: a code is good once, and there are two a minute. */
const stayedSignedIn = path.join(path.dirname(productFile), 'journey-administrator.json')

/** Returns a page of the panel with the demo administrator signed in. Close its context when done. */
export async function administratorPage(browser: Browser): Promise<Page> {
  const kept = existsSync(stayedSignedIn) ? { storageState: stayedSignedIn } : {}
  const page = await pageOn(browser, 'desktop', kept)
  await openPanelPage(page)
  if (!(await startPage(page).isVisible())) await signIn(page, { ...demoLogin, key: demoPhoneKey })
  await expect(startPage(page)).toBeVisible()
  // Another journey may read it at this moment: a file that is renamed is always whole.
  writeFileSync(`${stayedSignedIn}.new`, JSON.stringify(await page.context().storageState()))
  renameSync(`${stayedSignedIn}.new`, stayedSignedIn)
  return page
}

let count = 0

/**
 * Makes an account as people do: the administrator invites in the panel, the person opens the mailed link, chooses a
 * password, connects an authenticator. Returns the person, in the panel on a device of their own.
 */
export async function joinAs(
  browser: Browser,
  role: Role,
  { name = 'Rosa Medina', device = 'desktop' }: { name?: string; device?: Device } = {},
): Promise<Colleague> {
  const email = `${role}.${Date.now()}.${count++}@${brand.domain}`
  const password = 'niebla tejado cobre'
  const administrator = await administratorPage(browser)
  await invite(administrator, { name, email, role })
  await administrator.context().close()
  const mail = await mailArrives(email, /cuenta|invit/i)
  const page = await pageOn(browser, device)
  const key = await acceptInvitation(page, mail.links[0] ?? '', password)
  return { name, email, password, page, ...(key && { key }) }
}
