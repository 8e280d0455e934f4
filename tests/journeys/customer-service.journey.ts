import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { complaintNumber, newComplaint, receiptLookupCode } from '../e2e/support/complaint-form'
import { fill } from '../e2e/support/form-fields'
import { formOf, formPages, hydrateForm, openForm, submit } from '../e2e/support/forms'
import { section } from '../e2e/support/page-parts'
import { open } from '../e2e/support/site'
import { pageOn } from './support/devices'
import { mailArrives } from './support/mailbox'
import { pdfText } from './support/pdf'
import { newPerson } from './support/people'
import { photo } from './support/photos'
import { joinAs } from './support/staff'

/** Presses a button that saves a file and returns its bytes. */
async function saved(page: Page, name: string): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()])
  return readFile(await download.path())
}

test('customer service reads the sheet, previews the letter, attaches a photo and sends the answer the consumer gets', async ({
  browser,
}) => {
  const { firstName, lastName, email } = newPerson('Julia')
  const visitor = await pageOn(browser, 'desktop')
  const form = await openForm(visitor, 'complaint', 'es')
  await fill(form, { ...newComplaint(), firstName, lastName, email })
  await submit(form)
  await expect(form).toBeHidden({ timeout: 30_000 })
  const number = (await visitor.getByText(complaintNumber).textContent()) ?? ''
  const code = await receiptLookupCode(visitor)

  const { page: desk } = await joinAs(browser, 'customer-service', { name: 'Rosa Prado' })
  await desk
    .getByRole('navigation', { name: 'Panel' })
    .getByRole('link', { name: /^Reclamos/ })
    .click()
  await desk.getByRole('searchbox', { name: 'Nombre, documento, correo o número' }).fill(`${firstName} ${lastName}`)
  await desk.getByRole('button', { name: 'Buscar', exact: true }).click()
  await desk.waitForURL(/\?b=/)
  expect(desk.url()).not.toContain(lastName)
  await expect(desk.getByRole('link', { name: /^N° 000/ })).toHaveCount(1)
  await desk.getByRole('link', { name: number }).click()
  await expect(desk.getByRole('heading', { level: 1, name: `Reclamo de ${firstName} ${lastName}` })).toBeVisible()

  await test.step('the sheet opens as PDF', async () => {
    expect(await pdfText(await saved(desk, 'Hoja en PDF'))).toContain(number)
  })

  const text = `Estimada Julia:\n\nEl plano firmado va con esta carta.\n\nQuedamos atentos.`
  const answer = desk.getByRole('textbox', { name: 'Respuesta' })
  await answer.fill(text)
  await desk.getByLabel('Adjuntar archivos').setInputFiles(await photo('Foto (2).jpg'))
  const files = desk.getByRole('list', { name: 'Archivos enviados con la respuesta' })
  await expect(files).toContainText('Foto (2).jpg')

  const preview = await test.step('the preview is the letter, on the screen and as PDF', async () => {
    await desk.getByRole('button', { name: 'Ver como la recibirá' }).click()
    const letter = desk.getByRole('article', { name: 'Respuesta a la reclamación' })
    for (const part of [number, `${firstName} ${lastName}`, 'El plano firmado va con esta carta.', 'Rosa Prado'])
      await expect(letter).toContainText(part)
    return pdfText(await saved(desk, 'Descargar esta carta en PDF'))
  })

  await desk.getByRole('checkbox', { name: /^Leí la hoja/ }).check()
  await desk.getByRole('button', { name: 'Enviar respuesta' }).dblclick()
  const given = desk.getByRole('region', { name: 'Respuesta enviada' })
  await expect(given).toContainText('El plano firmado va con esta carta.')

  const mail = await test.step('the consumer gets the letter and the photo', async () => {
    const received = await mailArrives(email, `Respondimos tu reclamación ${number}`)
    expect(received.text).toContain('El plano firmado va con esta carta.')
    expect(received.files.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^respuesta-.*\.pdf$/),
      'Foto (2).jpg',
    ])
    return received
  })

  await test.step('the letter opens at the desk: the one that was previewed and sent', async () => {
    const letter = await saved(desk, 'Carta en PDF')
    expect(letter.equals(Buffer.from(mail.files[0]?.bytes ?? ''))).toBe(true)
    expect(await pdfText(letter)).toBe(preview)
    expect(
      (await saved(desk, `Descargar ${mail.files[1]?.name}`)).equals(Buffer.from(mail.files[1]?.bytes ?? '')),
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
  const state = section(visitor, 'Consulta tu hoja')
  await expect(state).toContainText('El plano firmado va con esta carta.')
  await expect(state.getByRole('definition').filter({ hasText: /^Foto.*\([\d.]+ KB\)$/ })).toBeVisible()
  await visitor.context().close()
})
