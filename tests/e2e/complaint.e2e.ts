import { expect, test } from '@playwright/test'
import { pdf } from '../support/sample-files'
import { attach, complaintNumber, complaintRow, newComplaint } from './support/complaint-form'
import { field, fill } from './support/form-fields'
import { awake, formOf, openForm, send } from './support/forms'
import { section } from './support/page-parts'
import { complaintBodies, mailsTo } from './support/receivers'

test('a complaint with a file: number, row of the sheet, both mails with the PDF, and its state', async ({ page }) => {
  const complaint = newComplaint()
  const form = await openForm(page, 'complaint', 'es')
  await expect(form.getByText('Hoja (número previsto)')).toBeVisible()
  await expect(form.getByText(complaintNumber)).toBeVisible()
  await expect(form.getByText('El número definitivo se asigna al enviar la hoja.')).toBeVisible()

  await fill(form, complaint)
  await attach(form, pdf)
  await send(form)
  await expect(page.getByRole('status').getByText('Tu reclamo fue registrado')).toBeVisible()
  const label = (await page.getByText(complaintNumber).textContent()) ?? ''

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

  const lookup = await awake(formOf(page, 'status'))
  await fill(lookup, { number: label, email: 'otra@correo.example' })
  await send(lookup)
  await expect(
    lookup.getByRole('link', { name: 'No encontramos una hoja con ese número y ese correo. Revisa ambos.' }),
  ).toBeVisible()
  await fill(lookup, { email: complaint.email })
  await send(lookup)
  const answer = section(page, 'Consulta tu hoja')
  await expect(answer.getByRole('heading', { name: label })).toBeVisible()
  await expect(answer.getByRole('definition').first()).toHaveText('Registrado, en atención')
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
  await expect(form.getByText(complaintNumber)).toBeVisible()

  await page.unroute('**/api/complaints/next-number')
  await page.route('**/api/complaints/next-number', (route) => route.abort())
  const again = await openForm(page, 'complaint', 'en')
  await expect(again.getByText('Assigned when you send it').first()).toBeVisible()
})
