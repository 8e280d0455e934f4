import { brand } from '@app/brand/brand'
import { expect, test } from '@playwright/test'
import { pdf } from '../support/sample-files'
import { attach, complaintNumber, complaintRow, givenCode, newComplaint } from './support/complaint-form'
import { fill } from './support/form-fields'
import { formOf, formPages, send } from './support/forms'
import { crmBody, newVisitor, reference } from './support/lead-form'
import { complaintBodies, crmBodies, referralBodies } from './support/receivers'
import { aloneBody, namesOf, newReferrer, referralBody, referredPersons } from './support/referral-form'
import { open } from './support/site'

test.use({ javaScriptEnabled: false })

test('the contact form can be sent', async ({ page }) => {
  const visitor = newVisitor()
  await open(page, '/proyectos/condominios/santorini')
  const form = formOf(page, 'lead')
  await fill(form, { ...visitor, acceptsTerms: true })
  await send(form)
  await expect(page.getByRole('heading', { name: 'Datos enviados correctamente.' })).toBeVisible()
  await expect(page.getByText(reference)).toBeVisible()
  await expect.poll(() => crmBodies(visitor.email)).toEqual([crmBody(visitor)])
})

test('errors have the same texts as the forms, in the language of the page', async ({ page }) => {
  await open(page, '/en/projects/condominiums/santorini')
  const form = formOf(page, 'lead')
  await fill(form, { ...newVisitor(), phone: '12', acceptsTerms: true })
  await send(form)
  await expect(page.getByText('Please enter a valid phone number.')).toBeVisible()
})

test('the referral form can be sent, with one person', async ({ page }) => {
  const referrer = newReferrer()
  const [person] = referredPersons
  await open(page, formPages.referral.en)
  const form = formOf(page, 'referral')
  await fill(form, { ...referrer, ...namesOf(0, person), confirmsPermission: true, acceptsTerms: true })
  await send(form)
  await expect(page.getByRole('heading', { name: 'Your details were sent.' })).toBeVisible()
  await expect(page.getByText(reference)).toBeVisible()
  await expect.poll(() => referralBodies(referrer.email)).toStrictEqual([referralBody(referrer, person, 'ID')])
})

test('the referral form can be sent without referred persons', async ({ page }) => {
  const referrer = newReferrer()
  await open(page, formPages.referral.es)
  const form = formOf(page, 'referral')
  await fill(form, { ...referrer, acceptsTerms: true })
  await send(form)
  await expect(page.getByText('te llamaremos para pedirte los de quienes refieres')).toBeVisible()
  await expect.poll(() => referralBodies(referrer.email)).toStrictEqual([aloneBody(referrer)])
})

test('an idea can be sent without a project', async ({ page }) => {
  const visitor = newVisitor()
  await open(page, '/responsabilidad-social')
  const form = formOf(page, 'lead')
  await fill(form, { ...visitor, message: 'Un árbol en la esquina.', acceptsTerms: true })
  await send(form)
  await expect(page.getByText(reference)).toBeVisible()
  const { project_id: _, ...body } = crmBody(visitor)
  const observation = 'Consulta general.\nMensaje: Un árbol en la esquina.'
  await expect.poll(() => crmBodies(visitor.email)).toEqual([{ ...body, observation }])
})

test('the complaint book can be sent with a file, and the status looked up', async ({ page }) => {
  const complaint = newComplaint()
  await open(page, formPages.complaint.es)
  const form = formOf(page, 'complaint')
  await fill(form, complaint)
  await attach(form, pdf)
  await send(form)
  await expect(page.getByRole('heading', { name: 'Tu reclamo fue registrado' })).toBeVisible()
  const label = (await page.getByText(complaintNumber).textContent()) ?? ''
  const code = await givenCode(page)
  await expect
    .poll(() => complaintBodies(complaint.email), { timeout: 40_000 })
    .toStrictEqual([{ contents: [complaintRow(label, complaint, pdf)] }])

  await open(page, formPages.complaint.en)
  const lookup = formOf(page, 'status')
  await fill(lookup, { number: label, code, email: complaint.email })
  await send(lookup)
  await expect(page.getByRole('heading', { name: 'Status of your claim or grievance' })).toBeVisible()
  await expect(page.getByText(label)).toBeVisible()
})

test('projects, news, terms and the referral programme are readable', async ({ page }) => {
  for (const [path, words] of [
    ['/proyectos/condominios/santorini', 'Un pueblo blanco frente al mar'],
    ['/noticias', 'Leer más'],
    ['/terminos-y-condiciones', `La campaña es organizada por ${brand.name}`],
    ['/referidos', 'Pídele permiso'],
  ] as const) {
    await open(page, path)
    await expect(page.getByRole('main'), path).toContainText(words)
  }
})
