import { expect, type Page, test } from '@playwright/test'
import { newVisitor } from './support/lead-form'
import { signInAsNewStaff } from './support/new-staff'
import { findViolationsOfPage, readMenuUrls } from './support/panel-accessibility'
import { postLead } from './support/post-lead'

const roles = ['admin', 'manager', 'marketing', 'sales', 'customer-service', 'privacy']

/** Returns the first record of a list, and its page for a new record. */
const readListUrls = (page: Page) =>
  page.locator('main tbody th[scope="row"] a, main a[href$="/create"]').evaluateAll((links) => {
    const urls = links.map((link) => (link as HTMLAnchorElement).href)
    return [urls.find((url) => !url.endsWith('/create')), urls.find((url) => url.endsWith('/create'))].filter(Boolean)
  }) as Promise<string[]>

// panel-roles.e2e.ts checks the daily pages of each role with each change.
for (const role of roles)
  test(`every page of the menu of ${role}, a record and a new record of each list are accessible on a desktop and on a phone`, {
    tag: '@long',
  }, async ({ page }) => {
    test.setTimeout(1_200_000)
    await postLead(newVisitor())
    await signInAsNewStaff(page, { name: 'Rosa', role })
    const violations: string[] = []
    for (const url of await readMenuUrls(page)) {
      violations.push(...(await findViolationsOfPage(page, url)))
      for (const recordUrl of await readListUrls(page))
        violations.push(...(await findViolationsOfPage(page, recordUrl)))
    }
    expect(violations).toEqual([])
  })
