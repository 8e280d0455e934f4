import { expect, test } from '@playwright/test'
import { writeOnWhatsApp } from './support/integrations'
import { signInAsNewStaff } from './support/new-staff'
import { findAccessibilityViolations, measureHorizontalOverflow } from './support/page-checks'

test('a salesperson reads a WhatsApp message on the lead page and answers it', async ({ page, browser }) => {
  test.slow()
  const contact = `519${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
  const lastName = `Quispe ${contact.replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}`
  const person = { from: contact, name: `Inés ${lastName}` }
  await writeOnWhatsApp({ ...person, text: '¿Cuánto es la cuota inicial en Coral?' })

  // Marketing chooses the project of the number when its first message arrives.
  const marketingContext = await browser.newContext()
  const marketing = await marketingContext.newPage()
  await signInAsNewStaff(marketing, { name: 'Marta', role: 'marketing' })
  const entry = marketing.getByRole('article', { name: /^WhatsApp, número con id/ })
  await expect(async () => {
    await marketing.goto(new URL('/admin/formularios', marketing.url()).href)
    await expect(entry).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 30_000 })
  await entry.getByRole('textbox', { name: 'Nombre para el equipo' }).fill('WhatsApp de ventas')
  await entry.getByRole('combobox', { name: 'Proyecto' }).selectOption('Coral')
  await entry.getByRole('button', { name: 'Guardar y asignar' }).click()
  await expect(marketing.getByRole('article', { name: 'WhatsApp de ventas' })).toBeVisible()
  await marketingContext.close()

  await signInAsNewStaff(page, { name: 'Rosa', role: 'sales' })
  await page
    .getByRole('navigation', { name: 'Panel' })
    .getByRole('link', { name: /^Consultas/ })
    .click()
  await page.getByRole('link', { name: person.name, exact: true }).click({ timeout: 45_000 })
  const conversation = page.getByRole('region', { name: 'Conversación de WhatsApp' })
  await expect(conversation.getByRole('listitem').first()).toContainText('¿Cuánto es la cuota inicial en Coral?')
  await expect(conversation).toContainText(/Puedes responder hasta el .+ Quedan 23 h 5\d min\./)
  expect(await findAccessibilityViolations(page.locator('body'))).toEqual([])

  const answer = 'La inicial es de US$ 1,200 y la puedes pagar hoy.'
  await conversation.getByRole('textbox', { name: 'Tu respuesta' }).fill(answer)
  await conversation.getByRole('button', { name: 'Enviar por WhatsApp' }).click()
  const sentMessage = conversation.getByRole('listitem').filter({ hasText: answer })
  await expect(sentMessage).toContainText(/Rosa.+(Enviado|Entregado|Leído)/)
  await expect(conversation.getByRole('textbox', { name: 'Tu respuesta' })).toHaveValue('')
  await expect(page.getByRole('combobox', { name: 'Estado' })).toHaveValue('contacted')
  // The stand-in reports every message as read, and the open page shows it.
  await expect(sentMessage).toContainText('Leído', { timeout: 30_000 })

  // A new message appears on the open page, even while the salesperson is typing.
  await conversation.getByRole('textbox', { name: 'Tu respuesta' }).fill('También')
  await writeOnWhatsApp({ ...person, text: '¡Gracias! ¿Puedo ir el sábado?' })
  await expect(conversation.getByRole('listitem').last()).toContainText('¡Gracias!', { timeout: 30_000 })
  await expect(conversation.getByRole('textbox', { name: 'Tu respuesta' })).toHaveValue('También')

  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => measureHorizontalOverflow(page)).toBe(0)
})
