import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { fileOldComplaint } from '../support/old-complaint'
import { pdf } from '../support/sample-files'
import { sharedToken } from './support/cms'
import { attach, newComplaint, readLookupCode } from './support/complaint-form'
import { fill } from './support/form-fields'
import { formOf, formPages, hydrateForm, openForm, submit } from './support/forms'
import { readMailsTo } from './support/integrations'
import { signInAsNewStaff } from './support/new-staff'
import { findAccessibilityViolations, measureHorizontalOverflow } from './support/page-checks'
import { section } from './support/page-parts'
import { product } from './support/product'
import { open } from './support/site'

async function createTemplate(name: string, text: string): Promise<void> {
  const headers = { authorization: `JWT ${await sharedToken()}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ name, text })
  const answer = await fetch(`${product().cmsUrl}/api/answer-templates?locale=es`, { method: 'POST', headers, body })
  expect(answer.status).toBe(201)
}

test('customer service answers the most urgent complaint, and the consumer gets the answer', async ({ page }) => {
  test.setTimeout(180_000)
  const complaint = { ...newComplaint(), lastName: 'Demo Urgente' }
  const form = await openForm(page, 'complaint', 'es')
  await fill(form, complaint)
  await attach(form, pdf)
  await submit(form)
  await expect(page.getByRole('status').getByText('Tu reclamo fue registrado')).toBeVisible()
  const code = await readLookupCode(page)
  const { label } = await fileOldComplaint(product().databaseUrl, complaint.email, 3)
  const template = `Plano ${Date.now()}`
  await createTemplate(template, 'Estimada señora {nombre}:\n\nSobre su reclamo {número}: {qué se hizo}')

  await signInAsNewStaff(page, { name: 'Rosa', role: 'customer-service' })
  const mostUrgent = page.getByRole('region', { name: 'Reclamos por responder' }).getByRole('listitem').first()
  await expect(mostUrgent).toContainText('Quedan 3 días hábiles', { timeout: 30_000 })
  await expect(mostUrgent).toContainText(label)
  await mostUrgent.getByRole('link').click()

  await expect(page.getByRole('heading', { level: 1, name: 'Reclamo de María Demo Urgente' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Plazo' })).toContainText('Quedan 3 días hábiles')
  await expect(page.getByRole('article', { name: 'Hoja de reclamación' })).toContainText(complaint.detail)
  expect(await findAccessibilityViolations(page.getByRole('main'))).toEqual([])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar plano.pdf' }).click(),
  ])
  expect(await readFile(await download.path())).toEqual(Buffer.from(pdf))

  const answer = page.getByRole('textbox', { name: 'Respuesta' })
  await expect(async () => {
    await page.getByRole('combobox', { name: 'Usar una plantilla' }).selectOption({ label: template })
    await expect(answer).toHaveValue(/^Estimada señora María Demo Urgente:/, { timeout: 2000 })
  }).toPass()
  await page.getByRole('checkbox', { name: /^Leí la hoja/ }).check()
  await page.getByRole('button', { name: 'Enviar respuesta' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Queda un hueco' })).toBeVisible()
  await answer.fill((await answer.inputValue()).replace('{qué se hizo}', 'le entregamos el plano hoy.'))
  await page.getByRole('button', { name: 'Enviar respuesta' }).click()
  await expect(page.getByRole('region', { name: 'Respuesta enviada' })).toContainText('le entregamos el plano hoy.')
  await expect(page.getByRole('region', { name: 'Historia y notas' })).toContainText('Rosa · Descargó el adjunto')

  const subject = `Respondimos tu reclamación ${label}`
  const findAnswerMail = async () => (await readMailsTo(complaint.email)).find((mail) => mail.subject === subject)
  await expect.poll(findAnswerMail, { timeout: 30_000 }).toBeTruthy()
  const mail = await findAnswerMail()
  expect(mail?.text).toContain('le entregamos el plano hoy.')
  expect(mail?.files[0]?.bytes.subarray(0, 5).toString()).toBe('%PDF-')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expect(page.getByRole('region', { name: 'Respuesta enviada' })).toBeVisible()
  expect(await measureHorizontalOverflow(page)).toBe(0)

  await page.setViewportSize({ width: 1280, height: 800 })
  await open(page, formPages.complaint.es)
  const lookup = await hydrateForm(formOf(page, 'status'))
  await fill(lookup, { number: label, code, email: complaint.email })
  await submit(lookup)
  await expect(section(page, 'Consulta tu hoja')).toContainText('le entregamos el plano hoy.')
})
