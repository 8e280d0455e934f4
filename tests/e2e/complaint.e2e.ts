import { brand } from '@app/brand/brand'
import { expect, test } from '@playwright/test'
import { pdf } from '../support/sample-files'
import {
  attach,
  complaintNumber,
  complaintRow,
  newComplaint,
  readFinalComplaintNumber,
  readLookupCode,
} from './support/complaint-form'
import { field, fill } from './support/form-fields'
import { formOf, formPages, hydrateForm, openForm, submit } from './support/forms'
import { readComplaintBodies, readMailsTo } from './support/integrations'
import { section } from './support/page-parts'
import { open } from './support/site'

test('a complaint with an attachment gets a number, a spreadsheet row, two mails with the PDF and a status page', async ({
  page,
}) => {
  const complaint = newComplaint()
  const form = await openForm(page, 'complaint', 'es')
  await expect(form.getByText('Hoja (número previsto)')).toBeVisible()
  await expect(form.getByText(complaintNumber)).toBeVisible()
  await expect(form.getByText('El número definitivo se asigna al enviar la hoja.')).toBeVisible()

  await fill(form, complaint)
  await attach(form, pdf)
  await submit(form)
  await expect(page.getByRole('status').getByText('Tu reclamo fue registrado')).toBeVisible()
  const label = await readFinalComplaintNumber(page, form)
  const code = await readLookupCode(page)
  await expect(page.getByRole('definition').filter({ hasText: /^plano\.pdf \(1 KB\)$/ })).toBeVisible()

  // The worker inspects the file first, which takes seconds on a busy machine.
  await expect
    .poll(() => readComplaintBodies(complaint.email), { timeout: 40_000 })
    .toStrictEqual([{ contents: [complaintRow(label, complaint, pdf)] }])

  await expect.poll(async () => (await readMailsTo(complaint.email)).length).toBe(1)
  const findServiceMails = async () =>
    (await readMailsTo(`atencion@${brand.domain}`)).filter(({ subject }) => subject === `Nueva reclamación ${label}`)
  await expect.poll(async () => (await findServiceMails()).length).toBe(1)
  const [consumerMail] = await readMailsTo(complaint.email)
  expect(consumerMail?.subject).toBe(`Tu reclamo fue registrado: ${label}`)
  for (const mail of [consumerMail, (await findServiceMails())[0]]) {
    expect(mail?.files.map(({ name }) => name)).toEqual([
      `hoja-de-reclamacion-${label.replace('N° ', '').replace(' ', '-')}.pdf`,
    ])
    expect(mail?.files[0]?.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  }

  const lookup = await hydrateForm(formOf(page, 'status'))
  await fill(lookup, { number: label, code, email: 'otra@correo.example' })
  await submit(lookup)
  await expect(
    lookup.getByRole('link', {
      name: 'No encontramos una hoja con ese número, ese código y ese correo. Revisa los tres.',
    }),
  ).toBeVisible()
  await fill(lookup, { email: complaint.email, code: 'SM-2222-2222' })
  await submit(lookup)
  await expect(lookup.getByRole('link', { name: /^No encontramos una hoja/ })).toBeVisible()
  await fill(lookup, { code })
  await submit(lookup)
  const status = section(page, 'Consulta tu hoja')
  await expect(status.getByRole('heading', { name: label })).toBeVisible()
  await expect(status.getByRole('definition').first()).toHaveText('Registrado, en atención')
})

test('a consumer can choose a DNI or a foreign passport as identity document', async ({ page }) => {
  const form = await openForm(page, 'complaint', 'es')
  await expect(field(form, 'documentType').locator('option')).toHaveText(['Elegir', 'DNI', 'Pasaporte de extranjería'])
})

test('the complaint form shows that the expected number is loading, and says that it is assigned later if loading fails', async ({
  page,
}) => {
  let releaseAnswer = () => {}
  const answerReleased = new Promise<void>((resolve) => {
    releaseAnswer = resolve
  })
  await page.route('**/api/complaints/next-number', async (route) => {
    await answerReleased
    await route.continue()
  })
  const form = await openForm(page, 'complaint', 'es')
  await expect(form.getByText('Cargando número de reclamo...')).toBeVisible()
  releaseAnswer()
  await expect(form.getByText(complaintNumber)).toBeVisible()

  await page.unroute('**/api/complaints/next-number')
  await page.route('**/api/complaints/next-number', (route) => route.abort())
  const secondForm = await openForm(page, 'complaint', 'en')
  await expect(secondForm.getByText('Assigned when you send it').first()).toBeVisible()
})

test('on a phone the number and the date of the sheet load without an interaction and without a layout shift', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await open(page, formPages.complaint.es)
  const form = formOf(page, 'complaint')
  await expect(form.getByText(complaintNumber)).toBeVisible()
  await expect(form.getByRole('definition').nth(1)).toHaveText(/^\d{2}\/\d{2}\/20\d{2}$/)
  await expect(form).not.toHaveAttribute('novalidate')
  const totalShift = () =>
    page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0))
  expect(await totalShift()).toBeLessThanOrEqual(0.01)
  await hydrateForm(form)
  await expect(form.getByText(complaintNumber)).toBeVisible()
})

test('on a phone the link to the status of a complaint is visible without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, formPages.complaint.en)
  const link = page.getByRole('main').getByRole('link', { name: 'Check the status of a complaint' })
  await expect(link).toBeInViewport()
  await link.click()
  await expect(formOf(page, 'status')).toBeInViewport()
})

test('the complaint form asks the consumer to enter 0 if there is no amount, and accepts 0', async ({ page }) => {
  const complaint = { ...newComplaint(), amount: '0' }
  const form = await openForm(page, 'complaint', 'es')
  await expect(field(form, 'amount')).toHaveAccessibleDescription('Si no hay un monto, escribe 0.')
  await fill(form, complaint)
  await submit(form)
  const label = await readFinalComplaintNumber(page, form)
  await expect
    .poll(() => readComplaintBodies(complaint.email))
    .toStrictEqual([{ contents: [complaintRow(label, complaint, null)] }])
})

test('on a phone the receipt keeps the page margin, and its printout contains the complaint', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const complaint = newComplaint()
  const form = await openForm(page, 'complaint', 'es')
  await fill(form, complaint)
  await submit(form)
  const print = page.getByRole('button', { name: 'Imprimir o guardar en PDF' })
  await expect(print).toBeVisible()
  const { x = 0, width = 0 } = (await print.boundingBox()) ?? {}
  expect(x).toBeGreaterThanOrEqual(16)
  expect(x + width).toBeLessThanOrEqual(390 - 16)
  const detail = page.getByRole('definition').filter({ hasText: complaint.detail })
  await expect(detail).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(detail).toBeVisible()
  await expect(page.getByText(complaintNumber)).toBeVisible()
  await expect(print).toBeHidden()
  for (const text of [/, RUC 20000000000$/, 'S/ 1,500.50'])
    await expect(page.getByRole('definition').filter({ hasText: text })).toBeVisible()
  // Browsers print no backgrounds by default, so white text would be invisible.
  const textColour = await page.getByText(complaintNumber).evaluate((number) => getComputedStyle(number).color)
  expect(textColour).toBe('rgb(28, 40, 76)')
})
