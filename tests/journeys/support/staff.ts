import { existsSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brand } from '@app/brand/brand'
import { demoLogin, demoPhoneKey } from '@app/tools/stack/stack-settings'
import { type Browser, expect, type Page } from '@playwright/test'
import { productFile } from '../../e2e/support/product-settings'
import { acceptInvitation, invite, openPanelPage, type Role, signIn, startHeading } from './account-pages'
import { type Device, openDevice } from './devices'
import { waitForMail } from './mailbox'

export type Colleague = {
  name: string
  email: string
  password: string
  /** Key of the authenticator. Absent if the role needs no second factor. */
  key?: string
  /** A page of the panel with the colleague signed in. */
  page: Page
}

/** File with the administrator's session. Journeys share it, because there are only two one-time codes per minute. */
const administratorSession = path.join(path.dirname(productFile), 'journey-administrator.json')

/** Opens the panel with the demo administrator signed in. Close its context when done. */
export async function openAsAdministrator(browser: Browser): Promise<Page> {
  const storedSession = existsSync(administratorSession) ? { storageState: administratorSession } : {}
  const page = await openDevice(browser, 'desktop', storedSession)
  await openPanelPage(page)
  if (!(await startHeading(page).isVisible())) await signIn(page, { ...demoLogin, key: demoPhoneKey })
  await expect(startHeading(page)).toBeVisible()
  // Another journey may read the file at the same time. Because of the rename, it never reads an incomplete file.
  writeFileSync(`${administratorSession}.new`, JSON.stringify(await page.context().storageState()))
  renameSync(`${administratorSession}.new`, administratorSession)
  return page
}

let colleagueCount = 0

/**
 * Creates an account through the panel: the administrator sends an invitation, and the new colleague follows the mailed
 * link, sets a password and, if the role needs one, connects an authenticator.
 */
export async function joinAsStaff(
  browser: Browser,
  role: Role,
  { name = 'Rosa Medina', device = 'desktop' }: { name?: string; device?: Device } = {},
): Promise<Colleague> {
  const email = `${role}.${Date.now()}.${colleagueCount++}@${brand.domain}`
  const password = 'niebla tejado cobre'
  const administrator = await openAsAdministrator(browser)
  await invite(administrator, { name, email, role })
  await administrator.context().close()
  const mail = await waitForMail(email, /cuenta|invit/i)
  const page = await openDevice(browser, device)
  const key = await acceptInvitation(page, mail.links[0] ?? '', password)
  return { name, email, password, page, ...(key && { key }) }
}
