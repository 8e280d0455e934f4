import { expect, test } from '@playwright/test'
import { fill } from './support/form-fields'
import { send } from './support/forms'
import { crmBody, fillLead, newVisitor, reference } from './support/lead-form'
import { crmBodies } from './support/receivers'
import { open } from './support/site'

for (const [language, path] of [
  ['Spanish', '/proyectos/condominios/santorini'],
  ['English', '/en/projects/condominiums/santorini'],
] as const) {
  test(`a lead from the ${language} page reaches the CRM with exactly the agreed fields`, async ({ page }) => {
    const visitor = newVisitor()
    await open(page, path)
    await send(await fillLead(page, visitor))
    await expect(page.getByText(reference).first()).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: 'Santorini' })).toBeVisible()
    await expect.poll(() => crmBodies(visitor.email)).toEqual([crmBody(visitor)])
  })
}

test('a chosen document travels with its type and number', async ({ page }) => {
  const visitor = newVisitor()
  await open(page, '/proyectos/condominios/santorini')
  const form = await fillLead(page, visitor)
  await fill(form, { documentTypeId: '1', document: '40123456' })
  await send(form)
  await expect(page.getByText(reference).first()).toBeVisible()
  await expect
    .poll(() => crmBodies(visitor.email))
    .toEqual([{ ...crmBody(visitor), document_type_id: 1, document: '40123456' }])
})
