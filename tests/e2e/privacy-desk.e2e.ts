import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { readCrmBodies, readMailsTo } from './support/integrations'
import { newVisitor } from './support/lead-form'
import { signInAsNewStaff } from './support/new-staff'
import { findAccessibilityViolations, measureHorizontalOverflow } from './support/page-checks'
import { postLead } from './support/post-lead'
import { product } from './support/product'

/** Returns a person whose name and phone no other test uses, because the test erases all records with them. */
function newPerson() {
  const digits = String(Date.now()).slice(-7)
  const letters = [...digits].map((digit) => 'abcdefghij'[Number(digit)]).join('')
  return { ...newVisitor(), firstName: 'Zenobia', lastName: `Q${letters}`, phone: `+5195${digits}` }
}

test('a visitor asks for the erasure of personal data, and the privacy officer exports and erases it', async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000)
  const person = newPerson()
  const lead = await postLead(person, { phone: person.phone })
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product().siteUrl })
  const visitor = await context.newPage()
  await visitor.goto('/politica-de-privacidad')
  const form = visitor.getByRole('form', { name: 'Solicitud sobre datos personales' })
  await form
    .getByRole('combobox', { name: 'Qué quieres pedir' })
    .selectOption({ label: 'Cancelación: que borren mis datos' })
  await form.getByRole('textbox', { name: 'Nombres' }).fill(person.firstName)
  await form.getByRole('textbox', { name: 'Apellidos' }).fill(person.lastName)
  await form.getByRole('textbox', { name: 'Correo electrónico' }).fill(person.email)
  await form.getByRole('combobox', { name: 'Tipo de documento' }).selectOption({ label: 'DNI' })
  await form.getByRole('textbox', { name: 'Número de documento' }).fill('45454545')
  await form.getByRole('button', { name: 'Enviar solicitud' }).click()
  await expect(visitor.getByRole('heading', { name: 'Recibimos tu solicitud' })).toBeVisible()

  const findConfirmationMail = async () =>
    (await readMailsTo(person.email)).find(({ subject }) => subject.startsWith('Confirma tu solicitud'))
  await expect.poll(findConfirmationMail, { timeout: 30_000 }).toBeTruthy()
  const confirmationPath =
    /http\S+(\/api\/privacy-requests\/confirm\?\S+)/.exec((await findConfirmationMail())?.text ?? '')?.[1] ?? ''
  await visitor.goto(confirmationPath)
  await visitor.getByRole('button', { name: 'Sí, la hice yo' }).click()
  await expect(visitor.getByRole('heading', { name: 'Tu solicitud está confirmada' })).toBeVisible()
  await context.close()
  await expect.poll(() => readCrmBodies(person.email), { timeout: 30_000 }).toHaveLength(1)

  await signInAsNewStaff(page, { name: 'Olga', role: 'privacy' })
  const requestList = page.getByRole('region', { name: 'Solicitudes sobre datos personales' })
  await requestList
    .getByRole('link', { name: `${person.firstName} ${person.lastName}, cancelación` })
    .first()
    .click()

  await expect(page.getByRole('region', { name: 'Plazo' })).toContainText('Quedan 10 días hábiles')
  await expect(page.getByRole('region', { name: 'Lo que pidió' })).toContainText('Confirmó por correo que es su buzón')
  const storedData = page.getByRole('form', { name: 'Lo que guardamos de esta persona' })
  await expect(storedData.getByRole('checkbox', { name: new RegExp(`Consulta ${lead}`) })).toBeChecked()
  expect(await findAccessibilityViolations(page.getByRole('main'))).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  // Polls, because the sidebar is still collapsing.
  await expect.poll(() => measureHorizontalOverflow(page)).toBe(0)
  await page.setViewportSize({ width: 1280, height: 800 })

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    storedData.getByRole('button', { name: 'Exportar en un archivo' }).click(),
  ])
  const exportText = await readFile(await download.path(), 'utf8')
  expect(exportText).toContain(person.email)
  expect(exportText).toContain(lead)

  await expect(async () => {
    await storedData.getByRole('checkbox', { name: 'Leí qué se borra y qué se conserva' }).check()
    await storedData.getByRole('button', { name: 'Borrar los datos elegidos' }).click()
    await expect(page.getByRole('region', { name: 'Qué se borró y qué se conservó' })).toBeVisible({ timeout: 5000 })
  }).toPass()
  const result = page.getByRole('region', { name: 'Qué se borró y qué se conservó' })
  await expect(result.getByRole('listitem').filter({ hasText: lead })).toContainText('Borrado')
  await expect(result.getByRole('listitem').filter({ hasText: 'Solicitud de privacidad' })).toContainText('Se conserva')
  await expect(storedData.getByRole('checkbox', { name: new RegExp(`Consulta ${lead}`) })).toHaveCount(0)

  await page
    .getByRole('textbox', { name: 'Qué se hizo y qué se respondió' })
    .fill('Se borró su consulta y se le avisó.')
  await page.getByRole('button', { name: 'Cerrar la solicitud' }).click()
  await expect(page.getByRole('region', { name: 'Plazo' })).toContainText('Cerrada el')
  await expect(page.getByRole('region', { name: 'Registro de esta solicitud' })).toContainText('Olga · Borró consulta')
})
