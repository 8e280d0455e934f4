import { expect, type Page, test } from '@playwright/test'
import { open } from '../e2e/support/site'
import { openDevice } from './support/devices'
import { waitForMail } from './support/mailbox'
import { newPerson } from './support/people'
import { joinAsStaff } from './support/staff'

const LOT = 'C-13'

/** Opens a link from a mail on the host of the test. */
const openLink = (page: Page, link = '') =>
  page.goto(new URL(new URL(link).pathname + new URL(link).search, page.url()).href)

async function markLot(desk: Page, state: 'disponible' | 'separado'): Promise<void> {
  await desk.getByRole('checkbox', { name: new RegExp(`^${LOT} `) }).check()
  await desk.getByRole('button', { name: `Marcar como ${state}` }).click()
  await expect(desk.getByText('Listo: 1 lote.').first()).toBeVisible()
}

test('a visitor waits for a held lot, sales ends the hold, and the mail leads the visitor to the lot', async ({
  browser,
}) => {
  const { firstName, email } = newPerson()
  const page = await openDevice(browser, 'phone')
  await open(page, `/proyectos/condominios/santorini/lotes?lote=${LOT}`)
  const form = page.getByRole('form', { name: 'Avisarme si se libera' })
  await form.getByLabel('Nombre').fill(firstName)
  await form.getByLabel('Correo electrónico').fill(email)
  await form.getByRole('checkbox').tap()
  await form.getByRole('button', { name: 'Avisarme si se libera' }).tap()
  await expect(page.getByRole('heading', { name: 'Revisa tu correo' })).toBeVisible()

  const confirmation = await waitForMail(email, 'Confirma tu pedido de aviso')
  await openLink(
    page,
    confirmation.links.find((url) => url.includes('/api/waiting-list/confirm')),
  )
  await page.getByRole('button', { name: 'Sí, quiero el aviso' }).tap()
  await expect(page.getByText(`${LOT}, Santorini`)).toBeVisible()

  const { page: desk } = await joinAsStaff(browser, 'sales')
  await desk.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name: 'Lotes' }).click()
  await desk.getByLabel('Proyecto', { exact: true }).selectOption('santorini')
  await desk.getByRole('button', { name: 'Ver', exact: true }).click()
  await expect(desk.getByRole('region', { name: `Lote ${LOT}` }).getByRole('row', { name: email })).toBeVisible()
  await markLot(desk, 'disponible')

  const notice = await waitForMail(email, `El lote ${LOT} de Santorini está disponible`)
  await openLink(
    page,
    notice.links.find((url) => url.includes('/lotes?lote=')),
  )
  await expect(page.getByRole('heading', { name: `Lote ${LOT}` })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cotizar este lote' })).toBeVisible()

  await markLot(desk, 'separado')
  await desk.context().close()
  await page.context().close()
})
