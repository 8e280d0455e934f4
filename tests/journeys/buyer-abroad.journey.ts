import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { field, fill } from '../e2e/support/form-fields'
import { hydrateForm } from '../e2e/support/forms'
import { reference } from '../e2e/support/lead-form'
import { languageLink, projectCard, projectGrid } from '../e2e/support/page-parts'
import { open, waitForHydration } from '../e2e/support/site'
import { crmProjects, expectOneCrmBody } from './support/crm'
import { type Device, openDevice } from './support/devices'
import { readMailbox, waitForMail } from './support/mailbox'
import { readPdfText } from './support/pdf'
import { newPerson } from './support/people'
import { paste } from './support/typing'

/** Joins the lines of a calendar file, which are at most 75 bytes long. */
const unfold = (calendar: string) => calendar.replaceAll('\r\n ', '')

const press = (device: Device, target: Locator) => (device === 'phone' ? target.tap() : target.click())

async function openLots(page: Page, device: Device): Promise<void> {
  await open(page, '/')
  await press(device, languageLink(page, 'en'))
  await expect(page).toHaveURL(/\/en$/)
  await waitForHydration(projectGrid(page))
  await press(device, projectCard(page, 'Santorini').getByRole('link', { name: 'Santorini', exact: true }))
  await expect(page).toHaveURL(/\/en\/projects\/condominiums\/santorini$/)
  await press(device, page.getByRole('link', { name: 'See the whole plan' }))
  await expect(page).toHaveURL(/\/santorini\/lots$/)
}

for (const device of ['desktop', 'phone'] as const)
  test(`a buyer abroad gets the quote of a lot in English and sends a pasted US phone number to the CRM, on a ${device}`, async ({
    browser,
  }) => {
    const { firstName, lastName, email } = newPerson('Grace')
    const page = await openDevice(browser, device, { locale: 'en-US', timezoneId: 'America/New_York' })
    await openLots(page, device)
    const block = page.getByRole('combobox', { name: 'Block' })
    await waitForHydration(block)
    await block.selectOption('C')
    await press(device, page.getByRole('row', { name: /C-01/ }).getByRole('button', { name: 'C-01' }))
    await expect(page.getByRole('heading', { name: 'Lot C-01' })).toBeVisible()
    await press(device, page.getByRole('link', { name: 'Get a quote', exact: true }))
    await expect(page).toHaveURL(/\/en\/quote\?project=santorini&lot=C-01$/)

    const form = await hydrateForm(page.getByRole('form', { name: 'Send this quote' }))
    await paste(field(form, 'phone'), '+1 (305) 555-0123', field(form, 'lastName'))
    await fill(form, { firstName, lastName, email, acceptsTerms: true })
    await press(device, form.getByRole('button', { name: 'Send this quote' }))
    const code = (await page.getByText(reference).first().textContent())?.match(reference)?.[0] ?? ''
    await page.reload()
    await expect(page.getByText(code).first()).toBeVisible()

    expect(await expectOneCrmBody(email)).toMatchObject({
      phone: '+13055550123',
      project_id: crmProjects.santorini,
      observation: expect.stringContaining('C-01'),
    })
    const mail = await waitForMail(email, /^Your quote/)
    expect(await readMailbox(email)).toHaveLength(1)
    const [number = ''] = /P-\d{4}-\d{6}/.exec(mail.subject) ?? []
    const [file] = mail.files
    expect(file?.name).toBe(`${number}.pdf`)
    const document = await readPdfText(file?.bytes ?? Buffer.alloc(0))
    for (const part of [number, code, 'Lot C-01', 'Santorini', 'US$ 25,050.00', 'US$ 334.00'])
      expect(document).toContain(part)
    expect(document).not.toMatch(/cuota|inicial|precio/i)
    await page.context().close()
  })

test('a buyer abroad books a video call on a phone, sees it in both time zones, and gets its link by mail and in the calendar file', async ({
  browser,
}) => {
  const visitor = newPerson('Elena')
  const page = await openDevice(browser, 'phone', { timezoneId: 'Europe/Madrid' })
  await open(page, '/')
  await page.getByRole('complementary', { name: 'Contacto directo' }).getByRole('link', { name: 'Visita' }).tap()
  await page.getByRole('link', { name: 'Ver horas libres: Videollamada' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Elige día y hora' })).toBeVisible()
  await expect(page).toHaveURL(/tz=Europe%2FMadrid/)
  await page.getByRole('link', { name: 'Días siguientes' }).tap()
  const time = page.getByRole('radio', { name: /^10:30 1[67]:30 en Madrid$/ })
  await time.tap()
  const visitorTime = (
    await page
      .getByText(/^10:30 /)
      .last()
      .textContent()
  )?.replace(/^10:30\s+/, '')
  await page.getByLabel('Nombres').fill(visitor.firstName)
  await page.getByLabel('Apellidos').fill(visitor.lastName)
  await page.getByLabel('Celular').fill('+34 612 345 678')
  await page.getByLabel('Correo').fill(visitor.email)
  await page.getByRole('checkbox', { name: /términos y condiciones/ }).check()
  await page.getByRole('button', { name: 'Reservar mi videollamada' }).tap()
  await expect(
    page.getByRole('heading', { level: 1, name: /^Hablamos.*a las 10:30 en Perú, 1[67]:30 en Madrid$/ }),
  ).toBeVisible()
  await expect(page.getByText(`Hora de Perú; ${visitorTime}`)).toBeVisible()
  const link = page.getByRole('link', { name: /^https:/ })
  const meetingUrl = (await link.getAttribute('href')) ?? ''
  expect(meetingUrl).toMatch(/^https:\/\/videollamada\.example\//)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Agregar a mi calendario' }).tap(),
  ])
  const calendarText = await readFile(await download.path(), 'utf8')
  expect(unfold(calendarText)).toContain(`LOCATION:${meetingUrl}`)

  const mail = await waitForMail(visitor.email, /^Tu videollamada está confirmada/)
  expect(mail.text.replace(/\s+/g, ' ')).toContain(`de 10:30 a 11:00 en Perú, ${visitorTime}.`)
  expect(mail.links).toContain(meetingUrl)
  const invitation = unfold(mail.calendar?.content ?? '')
  expect(invitation).toContain(`LOCATION:${meetingUrl}`)
  expect(invitation).toMatch(/DTSTART;TZID=America\/Lima:\d{8}T103000/)
  expect(await expectOneCrmBody(visitor.email)).toMatchObject({
    observation: expect.stringContaining(`(hora de Lima; ${visitorTime})`),
  })
  await page.context().close()
})
