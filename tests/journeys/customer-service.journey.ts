import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { complaintNumber, newComplaint, readLookupCode } from '../e2e/support/complaint-form'
import { fill } from '../e2e/support/form-fields'
import { formOf, formPages, hydrateForm, openForm, submit } from '../e2e/support/forms'
import { section } from '../e2e/support/page-parts'
import { open } from '../e2e/support/site'
import { openDevice } from './support/devices'
import { waitForMail } from './support/mailbox'
import { readPdfText } from './support/pdf'
import { newPerson } from './support/people'
import { writePhoto } from './support/photos'
import { joinAsStaff } from './support/staff'

/** Presses a download button and returns the bytes of the file. */
async function downloadFile(page: Page, name: string): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()])
  return readFile(await download.path())
}

test('customer service previews an answer letter, attaches a photo and sends both to the consumer', async ({
  browser,
}) => {
  const { firstName, lastName, email } = newPerson('Julia')
  const visitor = await openDevice(browser, 'desktop')
  const form = await openForm(visitor, 'complaint', 'es')
  await fill(form, { ...newComplaint(), firstName, lastName, email })
  await submit(form)
  await expect(form).toBeHidden({ timeout: 30_000 })
  const number = (await visitor.getByText(complaintNumber).textContent()) ?? ''
  const code = await readLookupCode(visitor)

  const { page: desk } = await joinAsStaff(browser, 'customer-service', { name: 'Rosa Prado' })
  await desk
    .getByRole('navigation', { name: 'Panel' })
    .getByRole('link', { name: /^Reclamos/ })
    .click()
  await desk.getByRole('searchbox', { name: 'Nombre, documento, correo o número' }).fill(`${firstName} ${lastName}`)
  await desk.getByRole('button', { name: 'Buscar', exact: true }).click()
  await desk.waitForURL(/\?b=/)
  expect(desk.url()).not.toContain(lastName)
  await expect(desk.getByRole('link', { name: /^N° 000/ })).toHaveCount(1)
  await expect(desk.getByRole('main').getByRole('searchbox')).toHaveCount(1)
  await expect(desk.getByRole('columnheader', { name: /^Reclamo o queja/ })).toHaveCount(1)
  await expect(desk.getByRole('rowheader')).toContainText(`${firstName} ${lastName}`)
  await desk.getByRole('link', { name: number }).click()
  await expect(desk.getByRole('heading', { level: 1, name: `Reclamo de ${firstName} ${lastName}` })).toBeVisible()

  await test.step('the complaint sheet can be downloaded as a PDF', async () => {
    expect(await readPdfText(await downloadFile(desk, 'Hoja en PDF'))).toContain(number)
  })

  await test.step('the complaint gets an owner, who finds it under "Mine"', async () => {
    await desk.getByRole('button', { name: 'Tomarlo yo' }).click()
    await expect(desk.getByRole('combobox', { name: 'Responsable' }).locator(':checked')).toHaveText('Rosa Prado')
    await expect(desk.getByRole('region', { name: 'Historia y notas' })).toContainText('Rosa Prado · Tomó el reclamo')
    await desk.locator('.step-nav').getByRole('link', { name: 'Reclamos y quejas' }).click()
    await desk
      .getByRole('navigation', { name: 'Vistas' })
      .getByRole('link', { name: /^Míos 1$/ })
      .click()
    await expect(desk.getByRole('link', { name: /^N° 000/ })).toHaveCount(1)
    await expect(desk.getByRole('row').filter({ hasText: number })).toContainText('Rosa Prado')
    await desk.getByRole('link', { name: number }).click()
  })

  const text = `Estimada Julia:\n\nEl plano firmado va con esta carta.\n\nQuedamos atentos.`
  const answer = desk.getByRole('textbox', { name: 'Respuesta' })
  await answer.fill(text)
  await desk.getByLabel('Adjuntar archivos').setInputFiles(await writePhoto('Foto (2).jpg'))
  const attachmentList = desk.getByRole('list', { name: 'Archivos enviados con la respuesta' })
  await expect(attachmentList).toContainText('Foto (2).jpg')

  const preview = await test.step('the preview shows the answer letter on the page and as a PDF', async () => {
    await desk.getByRole('button', { name: 'Ver como la recibirá' }).click()
    const letter = desk.getByRole('article', { name: 'Respuesta a la reclamación' })
    for (const part of [number, `${firstName} ${lastName}`, 'El plano firmado va con esta carta.', 'Rosa Prado'])
      await expect(letter).toContainText(part)
    return readPdfText(await downloadFile(desk, 'Descargar esta carta en PDF'))
  })

  await desk.getByRole('checkbox', { name: /^Leí la hoja/ }).check()
  await desk.getByRole('button', { name: 'Enviar respuesta' }).dblclick()
  const sentAnswer = desk.getByRole('region', { name: 'Respuesta enviada' })
  await expect(sentAnswer).toContainText('El plano firmado va con esta carta.')

  const mail = await test.step('the consumer gets the answer letter and the photo by mail', async () => {
    const answerMail = await waitForMail(email, `Respondimos tu reclamación ${number}`)
    expect(answerMail.text).toContain('El plano firmado va con esta carta.')
    expect(answerMail.files.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^respuesta-.*\.pdf$/),
      'Foto (2).jpg',
    ])
    return answerMail
  })

  await test.step('the desk offers the same letter that was previewed and sent', async () => {
    const letter = await downloadFile(desk, 'Carta en PDF')
    expect(letter.equals(Buffer.from(mail.files[0]?.bytes ?? ''))).toBe(true)
    expect(await readPdfText(letter)).toBe(preview)
    expect(
      (await downloadFile(desk, `Descargar ${mail.files[1]?.name}`)).equals(Buffer.from(mail.files[1]?.bytes ?? '')),
    ).toBe(true)
    await desk.reload()
    await expect(desk.getByRole('region', { name: 'Historia y notas' })).toContainText(
      'Rosa Prado · Descargó un documento',
    )
  })
  await desk.context().close()

  await open(visitor, formPages.complaint.es)
  const lookup = await hydrateForm(formOf(visitor, 'status'))
  await fill(lookup, { number, code, email })
  await submit(lookup)
  const statusSection = section(visitor, 'Consulta tu hoja')
  await expect(statusSection).toContainText('El plano firmado va con esta carta.')
  await expect(statusSection.getByRole('definition').filter({ hasText: /^Foto.*\([\d.]+ KB\)$/ })).toBeVisible()
  await visitor.context().close()
})

test('customer service answers by letter, prints the letter and records that it was handed over', async ({
  browser,
}) => {
  const { firstName, lastName, email } = newPerson('Berta')
  const visitor = await openDevice(browser, 'phone')
  const form = await openForm(visitor, 'complaint', 'es')
  await fill(form, { ...newComplaint(), firstName, lastName, email })
  await submit(form)
  await expect(form).toBeHidden({ timeout: 30_000 })
  const number = (await visitor.getByText(complaintNumber).textContent()) ?? ''
  await visitor.context().close()

  const { page: desk } = await joinAsStaff(browser, 'customer-service', { name: 'Iván Soto' })
  await desk
    .getByRole('navigation', { name: 'Panel' })
    .getByRole('link', { name: /^Reclamos/ })
    .click()
  await desk.getByRole('searchbox', { name: 'Nombre, documento, correo o número' }).fill(`${firstName} ${lastName}`)
  await desk.getByRole('button', { name: 'Buscar', exact: true }).click()
  await desk.getByRole('link', { name: number }).click()

  await desk.getByRole('textbox', { name: 'Respuesta' }).fill('Estimada Berta:\n\nLa escritura está lista.')
  await desk.getByRole('checkbox', { name: /^Responder en papel/ }).check()
  await desk.getByRole('checkbox', { name: /^Leí la hoja/ }).check()
  await desk.getByRole('button', { name: 'Guardar y preparar la carta' }).click()
  const letter = desk.getByRole('region', { name: 'Carta por entregar' })
  await expect(letter).toContainText('La escritura está lista.')
  await expect(desk.getByRole('region', { name: 'Plazo' })).toContainText('falta entregarla')
  expect(await readPdfText(await downloadFile(desk, 'Carta en PDF'))).toContain('La escritura está lista.')

  await test.step('the complaint is in the list of letters to deliver', async () => {
    await desk.locator('.step-nav').getByRole('link', { name: 'Reclamos y quejas' }).click()
    await desk
      .getByRole('navigation', { name: 'Vistas' })
      .getByRole('link', { name: /^Cartas por entregar/ })
      .click()
    await expect(desk.getByRole('row').filter({ hasText: number })).toContainText('Carta por entregar')
    await desk.getByRole('link', { name: number }).click()
  })

  const delivery = desk.getByRole('form', { name: 'Anotar la entrega de la carta' })
  await delivery.getByRole('button', { name: 'Anotar la entrega' }).click()
  await expect(delivery.getByRole('alert')).toContainText('Escribe quién la recibió')
  await delivery.getByRole('combobox', { name: 'Cómo' }).selectOption({ label: 'En persona' })
  await delivery.getByRole('textbox', { name: 'Nombre de quien la recibió' }).fill('Berta Ruiz')
  await delivery.getByRole('button', { name: 'Anotar la entrega' }).click()
  const sentAnswer = desk.getByRole('region', { name: 'Respuesta enviada' })
  await expect(sentAnswer).toContainText('Berta Ruiz')
  await expect(desk.getByRole('region', { name: 'Plazo' })).toContainText('Respondido el')
  await expect(desk.getByRole('region', { name: 'Historia y notas' })).toContainText(
    'Iván Soto · Anotó la entrega de la carta',
  )
  expect(await readPdfText(await downloadFile(desk, 'Carta en PDF'))).toContain('La escritura está lista.')
  await desk.context().close()
})
