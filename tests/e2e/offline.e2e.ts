import { expect, test } from '@playwright/test'
import { submit } from './support/forms'
import { readCrmBodies } from './support/integrations'
import { crmBody, fillLead, newVisitor, reference } from './support/lead-form'
import { product } from './support/product'

test('a form that is sent offline waits in the browser and reaches the CRM once when the connection is back', async ({
  page,
  context,
}) => {
  const visitor = newVisitor()
  await page.goto(`${product().siteUrl}/proyectos/condominios/santorini`)
  const form = await fillLead(page, visitor)
  await context.setOffline(true)
  await submit(form)
  await expect(page.getByText('Sin conexión: tu envío está guardado')).toBeVisible()
  expect(await readCrmBodies(visitor.email)).toEqual([])

  await context.setOffline(false)
  await expect(page.getByText(reference).first()).toBeVisible()
  await expect(page.getByText('Sin conexión: tu envío está guardado')).toBeHidden()
  await expect.poll(() => readCrmBodies(visitor.email)).toEqual([crmBody(visitor)])
  await page.waitForTimeout(2000)
  expect(await readCrmBodies(visitor.email)).toHaveLength(1)
})

test('a lead whose response was lost is sent again and reaches the CRM only once', async ({ page }) => {
  const visitor = newVisitor()
  let requests = 0
  await page.route('**/api/leads', async (route) => {
    requests += 1
    if (requests > 1) return route.continue()
    // The intake accepts the lead, but the connection breaks before the response arrives.
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.goto(`${product().siteUrl}/en/projects/condominiums/santorini`)
  await submit(await fillLead(page, visitor))
  await expect(page.getByText(reference).first()).toBeVisible()
  expect(requests).toBe(2)
  await expect.poll(() => readCrmBodies(visitor.email)).toEqual([crmBody(visitor)])
  await page.waitForTimeout(2000)
  expect(await readCrmBodies(visitor.email)).toHaveLength(1)
})

test('a form that waits for a connection is sent when the visitor opens another page', async ({ page }) => {
  const visitor = newVisitor()
  await page.goto(`${product().siteUrl}/proyectos/condominios/santorini`)
  await page.route('**/api/leads', (route) => route.abort())
  await submit(await fillLead(page, visitor))
  await expect(page.getByText('Sin conexión: tu envío está guardado')).toBeVisible()
  await page.unroute('**/api/leads')
  await page.goto(`${product().siteUrl}/nosotros`)
  await expect(page.getByText('Ya enviamos el formulario que quedó pendiente.')).toBeVisible()
  await expect.poll(() => readCrmBodies(visitor.email)).toEqual([crmBody(visitor)])
})
