import { expect, type Locator, type Page, test } from '@playwright/test'
import { field, fill } from '../e2e/support/form-fields'
import { hydrateForm } from '../e2e/support/forms'
import { reference } from '../e2e/support/lead-form'
import { languageLink, projectCard, projectGrid } from '../e2e/support/page-parts'
import { open, waitForHydration } from '../e2e/support/site'
import { crmProjects, expectOneCrmBody } from './support/crm'
import { type Device, openDevice } from './support/devices'
import { mailbox, waitForMail } from './support/mailbox'
import { pdfText } from './support/pdf'
import { newPerson } from './support/people'
import { paste } from './support/typing'

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
    expect(await mailbox(email)).toHaveLength(1)
    const [number = ''] = /P-\d{4}-\d{6}/.exec(mail.subject) ?? []
    const [file] = mail.files
    expect(file?.name).toBe(`${number}.pdf`)
    const document = await pdfText(file?.bytes ?? Buffer.alloc(0))
    for (const part of [number, code, 'Lot C-01', 'Santorini', 'US$ 25,050.00', 'US$ 334.00'])
      expect(document).toContain(part)
    expect(document).not.toMatch(/cuota|inicial|precio/i)
    await page.context().close()
  })
