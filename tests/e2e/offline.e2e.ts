import { expect, test } from '@playwright/test'
import { send } from './support/forms'
import { crmBody, fillLead, newVisitor, reference } from './support/lead-form'
import { product } from './support/product'
import { crmBodies } from './support/receivers'

test('a form sent offline is kept, says so, and arrives once when the connection is back', async ({
  page,
  context,
}) => {
  const visitor = newVisitor()
  await page.goto(`${product().siteUrl}/proyectos/condominios/santorini`)
  const form = await fillLead(page, visitor)
  await context.setOffline(true)
  await send(form)
  await expect(page.getByText('Sin conexión: tu envío está guardado')).toBeVisible()
  expect(await crmBodies(visitor.email)).toEqual([])

  await context.setOffline(false)
  await expect(page.getByText(reference).first()).toBeVisible()
  await expect(page.getByText('Sin conexión: tu envío está guardado')).toBeHidden()
  await expect.poll(() => crmBodies(visitor.email)).toEqual([crmBody(visitor)])
  await page.waitForTimeout(2000)
  expect(await crmBodies(visitor.email)).toHaveLength(1)
})

test('a lost response is requested again, and the lead still counts once', async ({ page }) => {
  const visitor = newVisitor()
  let requests = 0
  await page.route('**/api/leads', async (route) => {
    requests += 1
    if (requests > 1) return route.continue()
    // The server accepts it; the connection breaks before the response arrives.
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.goto(`${product().siteUrl}/en/projects/condominiums/santorini`)
  await send(await fillLead(page, visitor))
  await expect(page.getByText(reference).first()).toBeVisible()
  expect(requests).toBe(2)
  await expect.poll(() => crmBodies(visitor.email)).toEqual([crmBody(visitor)])
  await page.waitForTimeout(2000)
  expect(await crmBodies(visitor.email)).toHaveLength(1)
})

test('a waiting form is sent from the next page that is opened', async ({ page }) => {
  const visitor = newVisitor()
  await page.goto(`${product().siteUrl}/proyectos/condominios/santorini`)
  await page.route('**/api/leads', (route) => route.abort())
  await send(await fillLead(page, visitor))
  await expect(page.getByText('Sin conexión: tu envío está guardado')).toBeVisible()
  await page.unroute('**/api/leads')
  await page.goto(`${product().siteUrl}/nosotros`)
  await expect(page.getByText('Ya enviamos el formulario que quedó pendiente.')).toBeVisible()
  await expect.poll(() => crmBodies(visitor.email)).toEqual([crmBody(visitor)])
})
