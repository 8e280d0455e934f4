// The receipt of a quote shows what was sent, whatever the page shows by then and however the connection behaves.
import { expect, type Page, test } from '@playwright/test'
import { field, fill } from './support/form-fields'
import { awake } from './support/forms'
import { newVisitor, reference } from './support/lead-form'
import { crmBodies, mailsTo } from './support/receivers'
import { open } from './support/site'

const formOn = (page: Page) => page.getByRole('form', { name: 'Enviar esta cotización' })
const sendButton = (page: Page) => formOn(page).getByRole('button', { name: 'Enviar esta cotización' })
const projectList = (page: Page) => page.getByRole('combobox', { name: 'Proyecto' }).first()
const codeOn = async (page: Page) => reference.exec((await page.getByRole('main').textContent()) ?? '')?.[0]

test('a project chosen after the form was started is the one on the receipt, before and after a reload', async ({
  page,
}) => {
  const visitor = newVisitor()
  await open(page, '/cotizador?proyecto=santorini')
  const form = await awake(formOn(page))
  await field(form, 'firstName').fill(visitor.firstName)
  await projectList(page).selectOption('punta-arena-2')
  await expect(page).toHaveURL(/proyecto=punta-arena-2/)
  await fill(form, { ...visitor, acceptsTerms: true })
  await sendButton(page).click()
  await expect(page.getByText(reference).first()).toBeVisible()
  const code = await codeOn(page)
  const receipt = page.getByRole('definition').filter({ hasText: 'Punta Arena II' })
  await expect(receipt).toBeVisible()

  await page.reload()
  await expect(page.getByText(code ?? '').first()).toBeVisible()
  await expect(receipt).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: /^P-\d{4}-\d{6}$/ })).toBeVisible()

  await open(page, '/cotizador?proyecto=santorini')
  await awake(formOn(page))
  await expect(page.getByText(code ?? '')).toHaveCount(0)

  await expect.poll(() => crmBodies(visitor.email)).toMatchObject([{ observation: expect.stringContaining('P-') }])
  await expect.poll(async () => (await mailsTo(visitor.email)).length).toBe(1)
})

test('a receipt that cannot be loaded still shows its code', async ({ page }) => {
  await page.route(/\/_astro\/lead-receipt[^/]*\.js$/, (route) => route.abort())
  await open(page, '/cotizador?proyecto=santorini&lote=C-01')
  const form = await awake(formOn(page))
  await fill(form, { ...newVisitor(), acceptsTerms: true })
  await sendButton(page).click()
  await expect(page.getByText(reference).first()).toBeVisible()
})

test('a double press sends one quote', async ({ page }) => {
  const visitor = newVisitor()
  await open(page, '/cotizador?proyecto=mykonos')
  const form = await awake(formOn(page))
  await fill(form, { ...visitor, acceptsTerms: true })
  await sendButton(page).dblclick()
  await expect(page.getByText(reference).first()).toBeVisible()
  await expect.poll(() => crmBodies(visitor.email)).toHaveLength(1)
  await expect.poll(async () => (await mailsTo(visitor.email)).length).toBe(1)
})

test('Back to the page shows the receipt, and a second tab has its own form', async ({ page, context }) => {
  await open(page, '/cotizador?proyecto=coral')
  const form = await awake(formOn(page))
  await fill(form, { ...newVisitor(), acceptsTerms: true })
  await sendButton(page).click()
  await expect(page.getByText(reference).first()).toBeVisible()
  const code = (await codeOn(page)) ?? ''
  await open(page, '/nosotros')
  await page.goBack()
  await expect(page.getByText(code).first()).toBeVisible()

  const second = await context.newPage()
  await open(second, '/cotizador?proyecto=coral')
  await awake(formOn(second))
  await expect(second.getByText(code)).toHaveCount(0)
})

test('a quote sent offline arrives once, and its receipt names its project', async ({ page, context }) => {
  const visitor = newVisitor()
  await open(page, '/cotizador?proyecto=santorini')
  const form = await awake(formOn(page))
  await fill(form, { ...visitor, acceptsTerms: true })
  await projectList(page).selectOption('zafiro')
  await context.setOffline(true)
  await sendButton(page).click()
  await expect(page.getByRole('heading', { name: 'Sin conexión: tu envío está guardado' })).toBeVisible()
  await projectList(page).selectOption('santorini')
  await context.setOffline(false)
  await expect(page.getByText(reference).first()).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: 'Zafiro' })).toBeVisible()
  await expect.poll(() => crmBodies(visitor.email)).toHaveLength(1)
})

test('a form posted before its script has loaded sends the project of the simulator', async ({ page }) => {
  const visitor = newVisitor()
  await page.route(/\/_astro\/quote-form[^/]*\.js$/, (route) => route.abort())
  await open(page, '/cotizador?proyecto=santorini')
  await page.mouse.move(1, 1)
  const list = projectList(page)
  await expect(async () => {
    await list.selectOption('mykonos')
    await expect(page).toHaveURL(/proyecto=mykonos/, { timeout: 500 })
  }).toPass()
  await fill(formOn(page), { ...visitor, phone: '+51 951 234 567', acceptsTerms: true })
  await sendButton(page).click()
  await expect(page.getByRole('heading', { name: 'Tu proforma va en camino' })).toBeVisible()
  await expect.poll(() => crmBodies(visitor.email)).toMatchObject([{ project_id: 5 }])
})
