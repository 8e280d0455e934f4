import { expect, test } from '@playwright/test'
import { attachFile, complaintNumber, newComplaint, readLookupCode } from '../e2e/support/complaint-form'
import { fill } from '../e2e/support/form-fields'
import { formOf, formPages, hydrateForm, submit, submitButton } from '../e2e/support/forms'
import { section } from '../e2e/support/page-parts'
import { open } from '../e2e/support/site'
import { openDevice } from './support/devices'
import { readMailbox, waitForMail } from './support/mailbox'
import { newPerson } from './support/people'
import { writePhoto } from './support/photos'

test('a consumer files a complaint with a photo on a phone, gets the sheet by mail and looks up the status', async ({
  browser,
}) => {
  const { firstName, lastName, email } = newPerson()
  const page = await openDevice(browser, 'phone')
  await open(page, '/')
  const bookLink = page.getByRole('contentinfo').getByRole('link', { name: /Libro de [Rr]eclamaciones/ })
  await bookLink.scrollIntoViewIfNeeded()
  await bookLink.tap()
  await expect(page).toHaveURL(new RegExp(`${formPages.complaint.es}$`))
  const form = await hydrateForm(formOf(page, 'complaint'))
  await fill(form, { ...newComplaint(), firstName, lastName, email })
  await attachFile(form, await writePhoto('WhatsApp Image 2026-11-17 at 10.22.jpeg'))
  await submitButton(form).dblclick()

  const number = await test.step('the receipt shows number, code and attachment, also after a reload', async () => {
    await expect(form).toBeHidden({ timeout: 30_000 })
    const shownNumber = (await page.getByText(complaintNumber).textContent()) ?? ''
    const attachmentRow = page
      .getByRole('definition')
      .filter({ hasText: /^WhatsApp Image 2026-11-17 at 10\.22\.jpg \([\d.]+ KB\)$/ })
    await expect(attachmentRow).toBeVisible()
    const code = await readLookupCode(page)
    await page.reload()
    await expect(page.getByText(shownNumber)).toBeVisible()
    await expect(attachmentRow).toBeVisible()
    expect(await readLookupCode(page)).toBe(code)
    return shownNumber
  })
  const code = await readLookupCode(page)

  await test.step('one mail arrives with the complaint sheet and the code', async () => {
    const mail = await waitForMail(email, `Tu reclamo fue registrado: ${number}`)
    expect(mail.text).toContain(code)
    expect(mail.text).toMatch(/Archivo recibido\s+JPE?G \([\d.]+ KB\)/i)
    expect(mail.files.map(({ name }) => name)).toEqual([expect.stringMatching(/^hoja-de-reclamacion-.*\.pdf$/)])
    expect(mail.files[0]?.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(mail.text, 'no link to withdraw a consent that was never given').not.toContain('/consent/withdraw')
    expect(await readMailbox(email), 'the second press sends nothing').toHaveLength(1)
    await open(page, new URL(mail.links.find((link) => link.includes('libro-de-reclamaciones')) ?? '').pathname)
  })

  await test.step('number, code and e-mail show the status, and a wrong code does not', async () => {
    const lookup = await hydrateForm(formOf(page, 'status'))
    await fill(lookup, { number, email, code: 'SM-2222-2222' })
    await submit(lookup)
    await expect(
      lookup.getByRole('link', { name: /^No encontramos una hoja con ese número, ese código/ }),
    ).toBeVisible()
    // The form accepts a code in lower case, without the prefix and with a space instead of the hyphen.
    await fill(lookup, { code: code.replace('SM-', '').replace('-', ' ').toLowerCase() })
    await submit(lookup)
    const statusSection = section(page, 'Consulta tu hoja')
    await expect(statusSection.getByRole('heading', { name: number })).toBeVisible()
    await expect(statusSection.getByRole('definition').first()).toHaveText('Registrado, en atención')
  })
  await page.context().close()
})
