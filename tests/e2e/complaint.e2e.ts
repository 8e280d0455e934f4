import { brand } from '@app/brand/brand'
import { expect, test } from '@playwright/test'
import { pdf } from '../support/sample-files'
import { attach, complaintNumber, complaintRow, givenCode, givenNumber, newComplaint } from './support/complaint-form'
import { field, fill } from './support/form-fields'
import { awake, formOf, formPages, openForm, send } from './support/forms'
import { section } from './support/page-parts'
import { complaintBodies, mailsTo } from './support/receivers'
import { open } from './support/site'

test('a complaint with a file gets a number, a spreadsheet row, both mails with the PDF, and its status', async ({
  page,
}) => {
  const complaint = newComplaint()
  const form = await openForm(page, 'complaint', 'es')
  await expect(form.getByText('Hoja (número previsto)')).toBeVisible()
  await expect(form.getByText(complaintNumber)).toBeVisible()
  await expect(form.getByText('El número definitivo se asigna al enviar la hoja.')).toBeVisible()

  await fill(form, complaint)
  await attach(form, pdf)
  await send(form)
  await expect(page.getByRole('status').getByText('Tu reclamo fue registrado')).toBeVisible()
  const label = await givenNumber(page, form)
  const code = await givenCode(page)
  await expect(page.getByRole('definition').filter({ hasText: /^plano\.pdf \(1 KB\)$/ })).toBeVisible()

  // A thread inspects the file first, which takes seconds on a busy machine.
  await expect
    .poll(() => complaintBodies(complaint.email), { timeout: 40_000 })
    .toStrictEqual([{ contents: [complaintRow(label, complaint, pdf)] }])

  await expect.poll(async () => (await mailsTo(complaint.email)).length).toBe(1)
  const ofService = async () =>
    (await mailsTo(`atencion@${brand.domain}`)).filter(({ subject }) => subject === `Nueva reclamación ${label}`)
  await expect.poll(async () => (await ofService()).length).toBe(1)
  const [consumer] = await mailsTo(complaint.email)
  expect(consumer?.subject).toBe(`Tu reclamo fue registrado: ${label}`)
  for (const mail of [consumer, (await ofService())[0]]) {
    expect(mail?.files.map(({ name }) => name)).toEqual([
      `hoja-de-reclamacion-${label.replace('N° ', '').replace(' ', '-')}.pdf`,
    ])
    expect(mail?.files[0]?.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  }

  const lookup = await awake(formOf(page, 'status'))
  await fill(lookup, { number: label, code, email: 'otra@correo.example' })
  await send(lookup)
  await expect(
    lookup.getByRole('link', {
      name: 'No encontramos una hoja con ese número, ese código y ese correo. Revisa los tres.',
    }),
  ).toBeVisible()
  await fill(lookup, { email: complaint.email, code: 'SM-2222-2222' })
  await send(lookup)
  await expect(lookup.getByRole('link', { name: /^No encontramos una hoja/ })).toBeVisible()
  await fill(lookup, { code })
  await send(lookup)
  const answer = section(page, 'Consulta tu hoja')
  await expect(answer.getByRole('heading', { name: label })).toBeVisible()
  await expect(answer.getByRole('definition').first()).toHaveText('Registrado, en atención')
})

test('a consumer identifies with a DNI or a foreign passport', async ({ page }) => {
  const form = await openForm(page, 'complaint', 'es')
  await expect(field(form, 'documentType').locator('option')).toHaveText(['Elegir', 'DNI', 'Pasaporte de extranjería'])
})

test('the expected number shows that it is loading, and stays hidden if it cannot be loaded', async ({ page }) => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/complaints/next-number', async (route) => {
    await answered
    await route.continue()
  })
  const form = await openForm(page, 'complaint', 'es')
  await expect(form.getByText('Cargando número de reclamo...')).toBeVisible()
  answer()
  await expect(form.getByText(complaintNumber)).toBeVisible()

  await page.unroute('**/api/complaints/next-number')
  await page.route('**/api/complaints/next-number', (route) => route.abort())
  const again = await openForm(page, 'complaint', 'en')
  await expect(again.getByText('Assigned when you send it').first()).toBeVisible()
})

test('number and date appear before the first interaction, and nothing moves on a phone when they arrive', async ({
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
  const moved = () => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0))
  expect(await moved()).toBeLessThanOrEqual(0.01)
  await awake(form)
  await expect(form.getByText(complaintNumber)).toBeVisible()
})

test('the link to the status of a complaint is at the top', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, formPages.complaint.en)
  const link = page.getByRole('main').getByRole('link', { name: 'Check the status of a complaint' })
  await expect(link).toBeInViewport()
  await link.click()
  await expect(formOf(page, 'status')).toBeInViewport()
})

test('a consumer without an amount is asked to enter 0, and it is accepted', async ({ page }) => {
  const complaint = { ...newComplaint(), amount: '0' }
  const form = await openForm(page, 'complaint', 'es')
  await expect(field(form, 'amount')).toHaveAccessibleDescription('Si no hay un monto, escribe 0.')
  await fill(form, complaint)
  await send(form)
  const label = await givenNumber(page, form)
  await expect
    .poll(() => complaintBodies(complaint.email))
    .toStrictEqual([{ contents: [complaintRow(label, complaint, null)] }])
})

test('on a phone the receipt keeps the page margin, and prints with what was written', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const complaint = newComplaint()
  const form = await openForm(page, 'complaint', 'es')
  await fill(form, complaint)
  await send(form)
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
  // The name of the person who answers, and a formatted amount.
  for (const written of [/, RUC 20000000000$/, 'S/ 1,500.50'])
    await expect(page.getByRole('definition').filter({ hasText: written })).toBeVisible()
  // Printers omit backgrounds: the number must not be white.
  const ink = await page.getByText(complaintNumber).evaluate((number) => getComputedStyle(number).color)
  expect(ink).toBe('rgb(28, 40, 76)')
})
