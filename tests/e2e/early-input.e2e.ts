// On a slow phone, visitors fill in a form before its script arrives.
import { expect, type Page, test } from '@playwright/test'
import { pdf } from '../support/sample-files'
import { attach, complaintRow, newComplaint, readFinalComplaintNumber } from './support/complaint-form'
import { field, fill } from './support/form-fields'
import { formOf, formPages, hydrateForm, submit } from './support/forms'
import { readComplaintBodies, readCrmBodies } from './support/integrations'
import { crmBody, newVisitor, reference } from './support/lead-form'
import { product } from './support/product'
import { open, waitForHydration } from './support/site'

/** Delays the scripts that a page requests from now on. Returns a function that lets them arrive. */
async function delayScripts(page: Page): Promise<() => void> {
  const { promise: scriptsMayArrive, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/_astro\/[^?]+\.js/, async (route) => {
    await scriptsMayArrive
    await route.continue()
  })
  return release
}

/** Opens a page without its scripts. Returns a function that lets the scripts arrive. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const release = await delayScripts(page)
  // Neither the load event nor DOMContentLoaded fires before module scripts have arrived.
  await page.goto(product().siteUrl + path, { waitUntil: 'commit' })
  return release
}

test('the contact form keeps and sends what a visitor entered before its script arrived', async ({ page }) => {
  const visitor = newVisitor()
  const releaseScripts = await openWithoutScripts(page, formPages.lead.es)
  const form = formOf(page, 'lead')
  const values = { ...visitor, documentTypeId: '1', document: '40123456', project: 'santorini' }
  await fill(form, { ...values, acceptsTerms: true, acceptsMarketing: true })
  await expect(form).not.toHaveAttribute('novalidate')
  releaseScripts()
  await hydrateForm(form)
  for (const [name, value] of Object.entries(values)) await expect(field(form, name)).toHaveValue(value)
  await expect(field(form, 'acceptsTerms')).toBeChecked()
  await expect(field(form, 'acceptsMarketing')).toBeChecked()
  await submit(form)
  await expect(page.getByText(reference).first()).toBeVisible()
  await expect
    .poll(() => readCrmBodies(visitor.email))
    .toEqual([{ ...crmBody(visitor), document_type_id: 1, document: '40123456' }])
})

test('the complaint form keeps and sends what a visitor entered before its script arrived', async ({ page }) => {
  const complaint = newComplaint()
  const releaseScripts = await openWithoutScripts(page, formPages.complaint.es)
  const form = formOf(page, 'complaint')
  await fill(form, complaint)
  await attach(form, pdf)
  await expect(form).not.toHaveAttribute('novalidate')
  releaseScripts()
  await hydrateForm(form)
  await expect(form.getByText('plano.pdf')).toBeVisible()
  await expect(field(form, 'acceptsTerms')).toBeChecked()
  await submit(form)
  const label = await readFinalComplaintNumber(page, form)
  await expect
    .poll(() => readComplaintBodies(complaint.email), { timeout: 40_000 })
    .toStrictEqual([{ contents: [complaintRow(label, complaint, pdf)] }])
})

test('a link of a lot to the form does not move a checkbox away while a visitor presses it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/proyectos/condominios/santorini/lotes')
  const lot = page.getByRole('row', { name: /A-02/ }).getByRole('button', { name: 'A-02' })
  await page.getByRole('button', { name: /^Mostrar \d+ más$/ }).click()
  await waitForHydration(lot)
  await lot.click()
  const releaseScripts = await delayScripts(page)
  await page.getByRole('link', { name: 'Pregúntanos' }).click()
  const form = formOf(page, 'lead')
  const checkbox = field(form, 'acceptsTerms')
  await checkbox.hover()
  await page.mouse.down()
  await expect(form).not.toHaveAttribute('novalidate')
  releaseScripts()
  await expect(form).toHaveAttribute('novalidate')
  await expect(field(form, 'message')).toHaveValue(/A-02/)
  await page.mouse.up()
  await expect(checkbox).toBeChecked()
})

test('the quote keeps what a visitor chose before its script arrived', async ({ page }) => {
  const releaseScripts = await openWithoutScripts(page, '/cotizador')
  const downPayment = page.getByRole('textbox', { name: 'Inicial', exact: true })
  const months = page.getByRole('radio', { name: '24' })
  await downPayment.fill('5000')
  await months.check()
  releaseScripts()
  await expect(page).toHaveURL(/inicial=5000/)
  await expect(page).toHaveURL(/meses=24/)
  await expect(downPayment).toHaveValue('5000')
  await expect(months).toBeChecked()
})

test('a referrer who presses "continue" before the script arrives gets the second step', async ({ page }) => {
  const visitor = newVisitor()
  const releaseScripts = await openWithoutScripts(page, formPages.referral.es)
  const form = formOf(page, 'referral')
  await fill(form, { ...visitor, documentTypeId: '1', document: '40123456', acceptsTerms: true })
  await form.getByRole('button', { name: 'Agregar referido' }).click()
  await expect(form).not.toHaveAttribute('novalidate')
  releaseScripts()
  await expect(form.getByRole('group', { name: 'Referido 1' })).toBeVisible()
})
