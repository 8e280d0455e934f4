// Every sentence of the specification's sections 5 and 8 that a form still says, in both languages, where a visitor
// reads it. docs/spec-coverage.md names those that no longer apply.
import { expect, type Locator, type Page, test } from '@playwright/test'
import { newComplaint } from './support/complaint-form'
import { complaintSentences, leadSentences, referralSentences } from './support/form-sentences'
import { awake, field, fill, formPages, type Language, openForm, send, shownFor } from './support/forms'
import { newVisitor, reference } from './support/lead-form'
import { product } from './support/product'
import { newReferrer } from './support/referral-form'

const languages: Language[] = ['es', 'en']

/** The sentence stands beside its field and in the summary, which takes the focus and whose links lead to the fields. */
async function expectFaults(form: Locator, sentences: Record<string, string>): Promise<void> {
  const summary = form.locator('.notice--bad')
  await expect(summary).toBeFocused()
  const links = summary.getByRole('link')
  expect(await links.allTextContents()).toEqual(Object.values(sentences))
  for (const [index, [name, sentence]] of Object.entries(sentences).entries()) {
    const id = await field(form, name).first().getAttribute('id')
    await expect(form.locator(`[id="${id}-error"]`)).toHaveText(sentence)
    await expect(links.nth(index)).toHaveAttribute('href', `#${id}`)
  }
  for (const [place, name] of [
    [links.first(), Object.keys(sentences).at(0)],
    [links.last(), Object.keys(sentences).at(-1)],
  ] as const) {
    await place.click()
    await expect(field(form, name ?? '').first()).toBeFocused()
  }
}

const answerWith = (page: Page, path: string, status: number, headers: Record<string, string> = {}) =>
  page.route(path, (route) => route.fulfill({ status, headers, json: { errors: [] } }))

test('on a phone every link of the summary leaves its field in sight, on the page of a project too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${product().siteUrl}/proyectos/condominios/santorini`)
  const form = await awake(page, formPages.lead.action)
  await send(form)
  const links = form.locator('.notice--bad').getByRole('link')
  await expect(links).toHaveCount(5)
  for (const [index, name] of ['firstName', 'lastName', 'email', 'phone', 'acceptsTerms'].entries()) {
    await links.nth(index).click()
    // Long enough for whatever else listens to links into a form to have moved the page.
    await page.waitForTimeout(1000)
    await expect(field(form, name)).toBeFocused()
    await expect(field(form, name)).toBeInViewport({ ratio: 1 })
  }
})

for (const language of languages) {
  const lead = leadSentences[language]

  test(`contact form, ${language}: a field says what it needs once touched, all of them after a submit`, async ({
    page,
  }) => {
    const form = await openForm(page, 'lead', language)
    await expect(form.locator('.error')).toHaveCount(0)
    await field(form, 'firstName').focus()
    await field(form, 'lastName').focus()
    await expect(form.locator('.error')).toHaveText([lead.required.firstName])
    await send(form)
    await expect(form.locator('.notice--bad b')).toHaveText(lead.summary)
    await expectFaults(form, lead.required)
    await fill(form, { email: 'nadie@', firstName: 'Lucía' })
    await expect(form.locator('.error', { hasText: lead.invalidEmail })).toBeVisible()
    await expect(form.locator('.error', { hasText: lead.required.firstName })).toHaveCount(0)
    await expect(field(form, 'acceptsMarketing')).not.toBeChecked()
  })

  test(`contact form, ${language}: a failure keeps what was typed, a success leaves a receipt; both are said for 3 s`, async ({
    page,
  }) => {
    const visitor = { ...newVisitor(), project: 'mykonos', acceptsTerms: true as const }
    await answerWith(page, '**/api/leads', 503)
    let form = await openForm(page, 'lead', language)
    await fill(form, visitor)
    await send(form)
    const failure = await shownFor(page.getByRole('alert').getByText(lead.failed, { exact: true }))
    expect(failure).toBeGreaterThan(2000)
    expect(failure).toBeLessThan(4000)
    await expect(form.getByText(lead.kept)).toBeVisible()
    await page.reload()
    form = await openForm(page, 'lead', language)
    for (const name of ['firstName', 'lastName', 'email', 'phone', 'project'] as const)
      await expect(field(form, name)).toHaveValue(visitor[name])

    await page.unroute('**/api/leads')
    await answerWith(page, '**/api/leads', 429, { 'retry-after': '42' })
    await send(form)
    await expect(form.getByText(lead.tooMany)).toBeVisible()

    await page.unroute('**/api/leads')
    await send(form)
    const success = await shownFor(page.getByRole('status').getByText(lead.sent, { exact: true }))
    expect(success).toBeGreaterThan(2000)
    expect(success).toBeLessThan(4000)
    await expect(page.locator('.receipt').getByText(reference)).toBeVisible()
    await expect(page.locator('.rows')).toContainText('Mykonos')
  })

  test(`phone, ${language}: Peru first, countries by search, at most 15 digits, and a way on without the list`, async ({
    page,
  }) => {
    let deliver = () => {}
    const delivered = new Promise<void>((resolve) => {
      deliver = resolve
    })
    await page.route('**/country-picker*.js', async (route) => {
      await delivered
      await route.continue()
    })
    const form = await openForm(page, 'lead', language)
    const country = form.locator('button.phone__country')
    await expect(country).toHaveText('PE +51')
    await country.click()
    await expect(form.getByRole('status').getByText(lead.countries)).toBeVisible()
    deliver()
    const list = form.getByRole('dialog')
    await list.locator('input').fill('chile')
    await expect(list.getByRole('option')).toHaveCount(1)
    await list.getByRole('option').click()
    await expect(country).toHaveText('CL +56')
    await field(form, 'phone').fill('12345678901234567890')
    expect((await field(form, 'phone').inputValue()).replace(/\D/g, '').length + '56'.length).toBeLessThanOrEqual(15)

    await page.unroute('**/country-picker*.js')
    await page.route('**/country-picker*.js', (route) => route.abort())
    const other = await openForm(page, 'referral', language)
    await other.locator('button.phone__country').first().click()
    await expect(other.getByText(lead.noCountries)).toBeVisible()
  })

  test(`referral form, ${language}: what the referrer and the referred person still need`, async ({ page }) => {
    const { referrer, referred, invalidEmail } = referralSentences[language]
    const form = await openForm(page, 'referral', language)
    await form.locator('.referral__continue button').click()
    await expectFaults(form, referrer)
    await fill(form, { email: 'nadie@' })
    await field(form, 'lastName').focus()
    await expect(form.locator('.error', { hasText: invalidEmail })).toBeVisible()
    await fill(form, newReferrer())
    await form.locator('.referral__continue button').click()
    await expect(field(form, 'referred.0.firstName')).toBeFocused()
    await send(form)
    await expectFaults(form, referred)
  })

  test(`complaint book, ${language}: what is required, which files, what a failure says`, async ({ page }) => {
    const { required, fileType, fileTooBig, guardian, failed, sent } = complaintSentences[language]
    const complaint = newComplaint()
    const form = await openForm(page, 'complaint', language)
    await send(form)
    await expectFaults(form, required)
    await fill(form, { isMinor: true })
    await expect(form.locator('.error', { hasText: guardian })).toBeVisible()
    await field(form, 'isMinor').uncheck()
    await fill(form, complaint)

    const file = field(form, 'attachment')
    await file.setInputFiles({ name: 'programa.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') })
    await expect(form.locator('.file-field .error')).toHaveText(fileType)
    await file.setInputFiles({ name: 'plano.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(5_300_000) })
    await expect(form.locator('.file-field .error')).toHaveText(fileTooBig)
    // A name can lie; the server looks into the file.
    await file.setInputFiles({ name: 'plano.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ, no plan') })
    await expect(form.locator('.file-field .error')).toHaveCount(0)
    await send(form)
    await expect(form.locator('.file-field .error')).toHaveText(fileType)
    await form.locator('.file-field button').click()

    await answerWith(page, '**/api/complaints', 503)
    await send(form)
    await expect(page.getByRole('alert').getByText(failed)).toBeVisible()
    await expect(field(form, 'detail')).toHaveValue(complaint.detail)
    await page.unroute('**/api/complaints')
    await send(form)
    await expect(page.getByRole('status').getByText(sent)).toBeVisible()
  })
}
