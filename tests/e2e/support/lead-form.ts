import { expect, type Page } from '@playwright/test'

export type Visitor = { firstName: string; lastName: string; email: string; phone: string }

let counter = 0
/** A person no other test knows. */
export const newVisitor = (): Visitor => ({
  firstName: 'Lucía',
  lastName: 'Paredes Quispe',
  email: `lucia.${Date.now()}.${counter++}@correo.example`,
  phone: '951234567',
})

/** The form of the page as a person meets it; hydrated once it has been scrolled to. */
async function openLeadForm(page: Page) {
  const form = page.locator('form[action="/api/leads"]').first()
  await form.scrollIntoViewIfNeeded()
  await expect(page.locator('astro-island:has(form[action="/api/leads"])').first()).not.toHaveAttribute('ssr')
  return form
}

export async function fillLead(page: Page, visitor: Visitor) {
  const form = await openLeadForm(page)
  await form.locator('[name=firstName]').fill(visitor.firstName)
  await form.locator('[name=lastName]').fill(visitor.lastName)
  await form.locator('[name=email]').fill(visitor.email)
  await form.locator('input[type=tel]').fill(visitor.phone)
  await form.locator('[name=acceptsTerms]').check()
  // Nobody fills a form in less; intake refuses what looks like a machine.
  await page.waitForTimeout(2100)
  return form
}
