import { expect, type Locator, test } from '@playwright/test'
import { pdf } from '../support/sample-files'
import { attach, complaintNumber, complaintRow, newComplaint } from './support/complaint-form'
import { awake, field, fill, openForm, send } from './support/forms'
import { complaintBodies, mailsTo } from './support/receivers'

test('a complaint with a file: number, row of the sheet, both mails with the PDF, and its state', async ({ page }) => {
  const complaint = newComplaint()
  const form = await openForm(page, 'complaint', 'es')
  const head = form.locator('.book-sheet__top')
  await expect(head).toContainText('Hoja (número previsto)')
  await expect(head).toContainText(complaintNumber)
  await expect(head).toContainText('El número definitivo se asigna al enviar la hoja.')

  await fill(form, complaint)
  await attach(form, pdf)
  await send(form)
  await expect(page.getByRole('status').getByText('Tu reclamo fue registrado')).toBeVisible()
  const label = (await page.locator('.receipt__code').getByText(complaintNumber).textContent()) ?? ''

  await expect
    .poll(() => complaintBodies(complaint.email))
    .toStrictEqual([{ contents: [complaintRow(label, complaint, pdf)] }])

  await expect.poll(async () => (await mailsTo(complaint.email)).length).toBe(1)
  const ofService = async () =>
    (await mailsTo('atencion@sillarymar.example')).filter(({ subject }) => subject === `Nueva reclamación ${label}`)
  await expect.poll(async () => (await ofService()).length).toBe(1)
  const [consumer] = await mailsTo(complaint.email)
  expect(consumer?.subject).toBe(`Tu reclamo fue registrado: ${label}`)
  for (const mail of [consumer, (await ofService())[0]]) {
    expect(mail?.files.map(({ name }) => name)).toEqual([
      `hoja-de-reclamacion-${label.replace('N° ', '').replace(' ', '-')}.pdf`,
    ])
    expect(mail?.files[0]?.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  }

  const lookup = await awake(page, '/api/complaints/status')
  await fill(lookup, { number: label, email: 'otra@correo.example' })
  await send(lookup)
  await expect(
    lookup.getByRole('link', { name: 'No encontramos una hoja con ese número y ese correo. Revisa ambos.' }),
  ).toBeVisible()
  await fill(lookup, { email: complaint.email })
  await send(lookup)
  await expect(page.locator('.complaint-state')).toContainText(label)
  await expect(page.locator('.complaint-state')).toContainText('Registrado, en atención')
})

/** What stands in every control a consumer can fill in. */
const typed = (form: Locator) =>
  form.locator('input:not([type=hidden]), select, textarea').evaluateAll((controls) =>
    controls.map((control) => {
      const { name, type, value, checked } = control as HTMLInputElement
      return [name, type === 'checkbox' || type === 'radio' ? checked : value]
    }),
  )

const numberIn = (text: string | null) => Number(text?.match(/N° 000 (\d+)-/)?.[1])

test('after a success another sheet is blank and foresees the next number', async ({ page }) => {
  const form = await openForm(page, 'complaint', 'es')
  const blank = await typed(form)
  await fill(form, newComplaint())
  await attach(form, pdf)
  expect(await typed(form)).not.toEqual(blank)
  await send(form)
  const given = numberIn(await page.locator('.receipt__code').getByText(complaintNumber).textContent())
  await page.getByRole('button', { name: 'Presentar otra hoja' }).click()
  const head = form.locator('.book-sheet__top')
  await expect.poll(async () => numberIn(await head.textContent())).toBe(given + 1)
  expect(await typed(form)).toEqual(blank)
})

test('a consumer identifies with a DNI or a foreign passport', async ({ page }) => {
  const form = await openForm(page, 'complaint', 'es')
  await expect(field(form, 'documentType').locator('option')).toHaveText(['Elegir', 'DNI', 'Pasaporte de extranjería'])
})

test('the foreseen number says that it loads, and stays away when it cannot be had', async ({ page }) => {
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
  await expect(form.locator('.book-sheet__top')).toContainText(complaintNumber)

  await page.unroute('**/api/complaints/next-number')
  await page.route('**/api/complaints/next-number', (route) => route.abort())
  const again = await openForm(page, 'complaint', 'en')
  await expect(again.getByText('Assigned when you send it').first()).toBeVisible()
})
