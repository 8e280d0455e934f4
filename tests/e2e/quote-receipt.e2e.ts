import { expect, type Page, test } from '@playwright/test'
import { field, fill } from './support/form-fields'
import { hydrateForm } from './support/forms'
import { readCrmBodies, readMailsTo } from './support/integrations'
import { newVisitor, reference } from './support/lead-form'
import { open } from './support/site'

const quoteForm = (page: Page) => page.getByRole('form', { name: 'Enviar esta cotización' })
const sendButton = (page: Page) => quoteForm(page).getByRole('button', { name: 'Enviar esta cotización' })
const projectList = (page: Page) => page.getByRole('combobox', { name: 'Proyecto' }).first()
const readReferenceOn = async (page: Page) => reference.exec((await page.getByRole('main').textContent()) ?? '')?.[0]

test('the receipt of a quote shows the last chosen project, before and after a reload', async ({ page }) => {
  const visitor = newVisitor()
  await open(page, '/cotizador?proyecto=santorini')
  const form = await hydrateForm(quoteForm(page))
  await field(form, 'firstName').fill(visitor.firstName)
  await projectList(page).selectOption('punta-arena-2')
  await expect(page).toHaveURL(/proyecto=punta-arena-2/)
  await fill(form, { ...visitor, acceptsTerms: true })
  await sendButton(page).click()
  await expect(page.getByText(reference).first()).toBeVisible()
  const code = await readReferenceOn(page)
  const receipt = page.getByRole('definition').filter({ hasText: 'Punta Arena II' })
  await expect(receipt).toBeVisible()

  await page.reload()
  await expect(page.getByText(code ?? '').first()).toBeVisible()
  await expect(receipt).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: /^P-\d{4}-\d{6}$/ })).toBeVisible()

  await open(page, '/cotizador?proyecto=santorini')
  await hydrateForm(quoteForm(page))
  await expect(page.getByText(code ?? '')).toHaveCount(0)

  await expect.poll(() => readCrmBodies(visitor.email)).toMatchObject([{ observation: expect.stringContaining('P-') }])
  await expect.poll(async () => (await readMailsTo(visitor.email)).length).toBe(1)
})

test('the reference of a quote is shown even if the script of the receipt fails to load', async ({ page }) => {
  await page.route(/\/_astro\/lead-receipt[^/]*\.js$/, (route) => route.abort())
  await open(page, '/cotizador?proyecto=santorini&lote=C-01')
  const form = await hydrateForm(quoteForm(page))
  await fill(form, { ...newVisitor(), acceptsTerms: true })
  await sendButton(page).click()
  await expect(page.getByText(reference).first()).toBeVisible()
})

test('a double click on the send button sends one quote', async ({ page }) => {
  const visitor = newVisitor()
  await open(page, '/cotizador?proyecto=mykonos')
  const form = await hydrateForm(quoteForm(page))
  await fill(form, { ...visitor, acceptsTerms: true })
  await sendButton(page).dblclick()
  await expect(page.getByText(reference).first()).toBeVisible()
  await expect.poll(() => readCrmBodies(visitor.email)).toHaveLength(1)
  await expect.poll(async () => (await readMailsTo(visitor.email)).length).toBe(1)
})

test('the back button shows the receipt of a quote again, and a second tab shows an empty form', async ({
  page,
  context,
}) => {
  await open(page, '/cotizador?proyecto=coral')
  const form = await hydrateForm(quoteForm(page))
  await fill(form, { ...newVisitor(), acceptsTerms: true })
  await sendButton(page).click()
  await expect(page.getByText(reference).first()).toBeVisible()
  const code = (await readReferenceOn(page)) ?? ''
  await open(page, '/nosotros')
  await page.goBack()
  await expect(page.getByText(code).first()).toBeVisible()

  const secondTab = await context.newPage()
  await open(secondTab, '/cotizador?proyecto=coral')
  await hydrateForm(quoteForm(secondTab))
  await expect(secondTab.getByText(code)).toHaveCount(0)
})

test('a quote that is sent offline reaches the CRM once, and its receipt names the chosen project', async ({
  page,
  context,
}) => {
  const visitor = newVisitor()
  await open(page, '/cotizador?proyecto=santorini')
  const form = await hydrateForm(quoteForm(page))
  await fill(form, { ...visitor, acceptsTerms: true })
  await projectList(page).selectOption('zafiro')
  await context.setOffline(true)
  await sendButton(page).click()
  await expect(page.getByRole('heading', { name: 'Sin conexión: tu envío está guardado' })).toBeVisible()
  await projectList(page).selectOption('santorini')
  await context.setOffline(false)
  await expect(page.getByText(reference).first()).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: 'Zafiro' })).toBeVisible()
  await expect.poll(() => readCrmBodies(visitor.email)).toHaveLength(1)
})

test('a quote form that is sent without its script contains the project chosen on the page', async ({ page }) => {
  const visitor = newVisitor()
  // The pattern has no end anchor, because Astro requests a failed script again with a query string.
  await page.route(/\/_astro\/quote-form[^/]*\.js/, (route) => route.abort())
  await open(page, '/cotizador?proyecto=santorini')
  await page.mouse.move(1, 1)
  const list = projectList(page)
  await expect(async () => {
    await list.selectOption('mykonos')
    await expect(page).toHaveURL(/proyecto=mykonos/, { timeout: 500 })
  }).toPass()
  await fill(quoteForm(page), { ...visitor, phone: '+51 951 234 567', acceptsTerms: true })
  await sendButton(page).click()
  await expect(page.getByRole('heading', { name: 'Tu proforma va en camino' })).toBeVisible()
  await expect.poll(() => readCrmBodies(visitor.email)).toMatchObject([{ project_id: 5 }])
})
