import { brand } from '@app/brand/brand'
import { expect, test } from '@playwright/test'
import { pdf } from '../support/sample-files'
import { attach, complaintNumber, complaintRow, newComplaint, readLookupCode } from './support/complaint-form'
import { fill } from './support/form-fields'
import { formOf, formPages, submit } from './support/forms'
import { readComplaintBodies, readCrmBodies, readMailsTo, readReferralBodies } from './support/integrations'
import { crmBody, newVisitor, reference } from './support/lead-form'
import {
  newReferrer,
  referralBody,
  referredFieldValues,
  referredPeople,
  referrerOnlyBody,
} from './support/referral-form'
import { open } from './support/site'

test.use({ javaScriptEnabled: false })

test('the lead form can be sent without JavaScript', async ({ page }) => {
  const visitor = newVisitor()
  await open(page, '/proyectos/condominios/santorini')
  const form = formOf(page, 'lead')
  await fill(form, { ...visitor, acceptsTerms: true })
  await submit(form)
  await expect(page.getByRole('heading', { name: 'Datos enviados correctamente.' })).toBeVisible()
  await expect(page.getByText(reference)).toBeVisible()
  await expect.poll(() => readCrmBodies(visitor.email)).toEqual([crmBody(visitor)])
})

test('a quote without JavaScript has the price of the lot that the visitor writes', async ({ page }) => {
  const visitor = newVisitor()
  await open(page, '/proyectos/condominios/santorini/lotes')
  await page.locator('a[href$="lote=C-01"]').first().click()
  const form = page.getByRole('form', { name: 'Enviar esta cotización' })
  await fill(form, { ...visitor, acceptsTerms: true })
  await form.getByLabel('Lote o departamento, si ya elegiste uno').fill('c-01')
  await form.getByRole('button', { name: 'Enviar esta cotización' }).click()
  await expect(page.getByText(reference).first()).toBeVisible()
  const readQuoteText = async () =>
    (await readMailsTo(visitor.email)).find(({ subject }) => subject.startsWith('Tu cotización'))?.text ?? ''
  await expect.poll(readQuoteText).toContain('C-01')
  expect(await readQuoteText()).toMatch(/US\$\s25,050/)
})

test('errors of a form without JavaScript are in the language of the page', async ({ page }) => {
  await open(page, '/en/projects/condominiums/santorini')
  const form = formOf(page, 'lead')
  await fill(form, { ...newVisitor(), phone: '12', acceptsTerms: true })
  await submit(form)
  await expect(page.getByText('Please enter a valid phone number.')).toBeVisible()
})

test('the referral form can be sent with one referred person without JavaScript', async ({ page }) => {
  const referrer = newReferrer()
  const [person] = referredPeople
  await open(page, formPages.referral.en)
  const form = formOf(page, 'referral')
  await fill(form, { ...referrer, ...referredFieldValues(0, person), confirmsPermission: true, acceptsTerms: true })
  await submit(form)
  await expect(page.getByRole('heading', { name: 'Your details were sent.' })).toBeVisible()
  await expect(page.getByText(reference)).toBeVisible()
  await expect.poll(() => readReferralBodies(referrer.email)).toStrictEqual([referralBody(referrer, person, 'ID')])
})

test('the referral form can be sent without a referred person and without JavaScript', async ({ page }) => {
  const referrer = newReferrer()
  await open(page, formPages.referral.es)
  const form = formOf(page, 'referral')
  await fill(form, { ...referrer, acceptsTerms: true })
  await submit(form)
  await expect(page.getByText('te llamaremos para pedirte los de quienes refieres')).toBeVisible()
  await expect.poll(() => readReferralBodies(referrer.email)).toStrictEqual([referrerOnlyBody(referrer)])
})

test('the form on the social responsibility page can be sent without a project and without JavaScript', async ({
  page,
}) => {
  const visitor = newVisitor()
  await open(page, '/responsabilidad-social')
  const form = formOf(page, 'lead')
  await fill(form, { ...visitor, message: 'Un árbol en la esquina.', acceptsTerms: true })
  await submit(form)
  await expect(page.getByText(reference)).toBeVisible()
  const { project_id: _, ...body } = crmBody(visitor)
  const observation = 'Consulta general.\nMensaje: Un árbol en la esquina.'
  await expect.poll(() => readCrmBodies(visitor.email)).toEqual([{ ...body, observation }])
})

test('a complaint with an attachment can be sent and looked up without JavaScript', async ({ page }) => {
  const complaint = newComplaint()
  await open(page, formPages.complaint.es)
  const form = formOf(page, 'complaint')
  await fill(form, complaint)
  await attach(form, pdf)
  await submit(form)
  await expect(page.getByRole('heading', { name: 'Tu reclamo fue registrado' })).toBeVisible()
  const label = (await page.getByText(complaintNumber).textContent()) ?? ''
  const code = await readLookupCode(page)
  await expect
    .poll(() => readComplaintBodies(complaint.email), { timeout: 40_000 })
    .toStrictEqual([{ contents: [complaintRow(label, complaint, pdf)] }])

  await open(page, formPages.complaint.en)
  const lookup = formOf(page, 'status')
  await fill(lookup, { number: label, code, email: complaint.email })
  await submit(lookup)
  await expect(page.getByRole('heading', { name: 'Status of your claim or grievance' })).toBeVisible()
  await expect(page.getByText(label)).toBeVisible()
})

test('the pages of a project, the news, the terms and conditions and the referral programme show their texts without JavaScript', async ({
  page,
}) => {
  for (const [path, text] of [
    ['/proyectos/condominios/santorini', 'Un pueblo blanco frente al mar'],
    ['/noticias', 'Leer más'],
    ['/terminos-y-condiciones', `La campaña es organizada por ${brand.name}`],
    ['/referidos', 'Pídele permiso'],
  ] as const) {
    await open(page, path)
    await expect(page.getByRole('main'), path).toContainText(text)
  }
})
