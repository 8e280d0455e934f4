import { expect, test } from '@playwright/test'
import { attachFile, complaintNumber, newComplaint, receiptLookupCode } from '../e2e/support/complaint-form'
import { fill } from '../e2e/support/form-fields'
import { formOf, formPages, hydrateForm, submit, submitButton } from '../e2e/support/forms'
import { section } from '../e2e/support/page-parts'
import { open } from '../e2e/support/site'
import { pageOn } from './support/devices'
import { mailArrives, mailbox } from './support/mailbox'
import { newPerson } from './support/people'
import { photo } from './support/photos'

test('a consumer complains from a phone with a photo, keeps the receipt, gets the sheet and looks the complaint up', async ({
  browser,
}) => {
  const { firstName, lastName, email } = newPerson()
  const page = await pageOn(browser, 'phone')
  await open(page, '/')
  const book = page.getByRole('contentinfo').getByRole('link', { name: /Libro de [Rr]eclamaciones/ })
  await book.scrollIntoViewIfNeeded()
  await book.tap()
  await expect(page).toHaveURL(new RegExp(`${formPages.complaint.es}$`))
  const form = await hydrateForm(formOf(page, 'complaint'))
  await fill(form, { ...newComplaint(), firstName, lastName, email })
  await attachFile(form, await photo('WhatsApp Image 2026-11-17 at 10.22.jpeg'))
  await submitButton(form).dblclick()

  const number = await test.step('the receipt names number, code and file, also after a reload', async () => {
    await expect(form).toBeHidden({ timeout: 30_000 })
    const given = (await page.getByText(complaintNumber).textContent()) ?? ''
    const file = page
      .getByRole('definition')
      .filter({ hasText: /^WhatsApp Image 2026-11-17 at 10\.22\.jpg \([\d.]+ KB\)$/ })
    await expect(file).toBeVisible()
    const code = await receiptLookupCode(page)
    await page.reload()
    await expect(page.getByText(given)).toBeVisible()
    await expect(file).toBeVisible()
    expect(await receiptLookupCode(page)).toBe(code)
    return given
  })
  const code = await receiptLookupCode(page)

  await test.step('one copy arrives, with the sheet and the code', async () => {
    const copy = await mailArrives(email, `Tu reclamo fue registrado: ${number}`)
    expect(copy.text).toContain(code)
    expect(copy.text).toMatch(/Archivo recibido\s+JPE?G \([\d.]+ KB\)/i)
    expect(copy.files.map(({ name }) => name)).toEqual([expect.stringMatching(/^hoja-de-reclamacion-.*\.pdf$/)])
    expect(copy.files[0]?.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(copy.text, 'no offer to withdraw a consent that was never given').not.toContain('/consent/withdraw')
    expect(await mailbox(email), 'the second press sent nothing').toHaveLength(1)
    await open(page, new URL(copy.links.find((link) => link.includes('libro-de-reclamaciones')) ?? '').pathname)
  })

  await test.step('number, code and e-mail open the state; a wrong code does not', async () => {
    const lookup = await hydrateForm(formOf(page, 'status'))
    await fill(lookup, { number, email, code: 'SM-2222-2222' })
    await submit(lookup)
    await expect(
      lookup.getByRole('link', { name: /^No encontramos una hoja con ese número, ese código/ }),
    ).toBeVisible()
    // As people type a code from a printed page.
    await fill(lookup, { code: code.replace('SM-', '').replace('-', ' ').toLowerCase() })
    await submit(lookup)
    const state = section(page, 'Consulta tu hoja')
    await expect(state.getByRole('heading', { name: number })).toBeVisible()
    await expect(state.getByRole('definition').first()).toHaveText('Registrado, en atención')
  })
  await page.context().close()
})
