// The messages are from sections 5 and 8 of the specification. docs/spec-coverage.md lists those that no longer apply.
import { expect, type Locator, type Page, type Route, test } from '@playwright/test'
import { newComplaint } from './support/complaint-form'
import { describedElement, errorSummary, field, fill } from './support/form-fields'
import { complaintSentences, leadSentences, referralSentences } from './support/form-sentences'
import { countryButton, countrySearch, formOf, hydrateForm, type Language, openForm, submit } from './support/forms'
import { newVisitor, reference } from './support/lead-form'
import { newReferrer } from './support/referral-form'
import { addReferralButton } from './support/referral-steps'
import { open } from './support/site'

const languages: Language[] = ['es', 'en']

/** Checks that each message is beside its field and in the focused summary, which links to the fields. */
async function expectErrors(form: Locator, sentences: Record<string, string>): Promise<void> {
  await expect(errorSummary(form)).toBeFocused()
  const links = errorSummary(form).getByRole('link')
  expect(await links.allTextContents()).toEqual(Object.values(sentences))
  for (const [index, [name, sentence]] of Object.entries(sentences).entries()) {
    await expect(describedElement(form, name)).toHaveAccessibleDescription(startsWithPattern(sentence))
    await expect(links.nth(index)).toHaveAttribute('href', `#${await field(form, name).getAttribute('id')}`)
  }
  for (const [link, name] of [
    [links.first(), Object.keys(sentences).at(0)],
    [links.last(), Object.keys(sentences).at(-1)],
  ] as const) {
    await link.click()
    await expect(field(form, name ?? '')).toBeFocused()
  }
}

/** Builds a pattern for the start of a description, because the hint of a phone number follows its error. */
const startsWithPattern = (sentence: string) => new RegExp(`^${sentence.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)

const invalidFields = (form: Locator) => form.locator('[aria-invalid=true]')

/** Submits the form and checks that the message disappears after exactly three seconds. */
async function expectThreeSecondMessage(page: Page, form: Locator, banner: Locator): Promise<void> {
  // Holds the request until `releaseResponse` is called, so the three seconds start at a known time.
  let releaseResponse = () => {}
  const responseReleased = new Promise<void>((resolve) => {
    releaseResponse = resolve
  })
  let isRequested = false
  const holdResponse = async (route: Route) => {
    isRequested = true
    await responseReleased
    await route.fallback()
  }
  await page.route('**/api/leads', holdResponse)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await submit(form)
  // A form that is filled in too fast waits before it sends.
  await expect(async () => {
    await page.clock.runFor(100)
    expect(isRequested).toBe(true)
  }).toPass({ intervals: [20] })
  releaseResponse()
  await expect(banner).toBeVisible()
  await page.clock.runFor(2999)
  await expect(banner).toBeVisible()
  await page.clock.runFor(1)
  await expect(banner).toBeHidden()
  await page.unroute('**/api/leads', holdResponse)
  await page.clock.resume()
}

const respondWith = (page: Page, path: string, status: number, headers: Record<string, string> = {}) =>
  page.route(path, (route) => route.fulfill({ status, headers, json: { errors: [] } }))

test('on a phone every link of the error summary scrolls its field into view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/proyectos/condominios/santorini')
  const form = await hydrateForm(formOf(page, 'lead'))
  await submit(form)
  const links = errorSummary(form).getByRole('link')
  await expect(links).toHaveCount(5)
  for (const [index, name] of ['firstName', 'lastName', 'email', 'phone', 'acceptsTerms'].entries()) {
    await links.nth(index).click()
    // Leaves time for other click listeners to scroll the page.
    await page.waitForTimeout(1000)
    await expect(field(form, name)).toBeFocused()
    await expect(field(form, name)).toBeInViewport({ ratio: 1 })
  }
})

for (const language of languages) {
  const texts = leadSentences[language]

  test(`the lead form shows the error of a field after an interaction, and all errors after a submit, ${language}`, async ({
    page,
  }) => {
    const form = await openForm(page, 'lead', language)
    await expect(invalidFields(form)).toHaveCount(0)
    await field(form, 'firstName').focus()
    await field(form, 'lastName').focus()
    await expect(invalidFields(form)).toHaveCount(1)
    await expect(field(form, 'firstName')).toHaveAccessibleDescription(texts.required.firstName)
    await submit(form)
    await expect(errorSummary(form)).toHaveAccessibleName(texts.summary)
    await expectErrors(form, texts.required)
    await fill(form, { email: 'nadie@', firstName: 'Lucía' })
    await expect(field(form, 'email')).toHaveAccessibleDescription(texts.invalidEmail)
    await expect(form.getByText(texts.required.firstName)).toHaveCount(0)
    await expect(field(form, 'acceptsMarketing')).not.toBeChecked()
  })

  test(`the lead form keeps its values after a failure and shows a receipt after a success, ${language}`, async ({
    page,
  }) => {
    const visitor = { ...newVisitor(), project: 'mykonos', acceptsTerms: true as const }
    await respondWith(page, '**/api/leads', 503)
    await page.clock.install()
    let form = await openForm(page, 'lead', language)
    await fill(form, visitor)
    await expectThreeSecondMessage(page, form, page.getByRole('alert').getByText(texts.failureMessage, { exact: true }))
    await expect(form.getByText(texts.retryMessage)).toBeVisible()
    await page.reload()
    form = await openForm(page, 'lead', language)
    for (const name of ['firstName', 'lastName', 'email', 'phone', 'project'] as const)
      await expect(field(form, name)).toHaveValue(visitor[name])

    await page.unroute('**/api/leads')
    await respondWith(page, '**/api/leads', 429, { 'retry-after': '42' })
    await submit(form)
    await expect(form.getByText(texts.tooMany)).toBeVisible()

    await page.unroute('**/api/leads')
    await expectThreeSecondMessage(
      page,
      form,
      page.getByRole('status').getByText(texts.successMessage, { exact: true }),
    )
    await expect(page.getByText(reference)).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: 'Mykonos' })).toBeVisible()
  })

  test(`the phone field starts with Peru, finds countries by search and accepts at most 15 digits, ${language}`, async ({
    page,
  }) => {
    let releaseScript = () => {}
    const scriptReleased = new Promise<void>((resolve) => {
      releaseScript = resolve
    })
    await page.route('**/country-picker*.js', async (route) => {
      await scriptReleased
      await route.continue()
    })
    const form = await openForm(page, 'lead', language)
    const countryToggle = countryButton(form)
    await expect(countryToggle).toHaveText('PE +51')
    await countryToggle.click()
    await expect(form.getByRole('status').getByText(texts.countries)).toBeVisible()
    releaseScript()
    const countries = form.getByRole('listbox').getByRole('option')
    await countrySearch(form).fill('chile')
    await expect(countries).toHaveCount(1)
    await countries.click()
    await expect(countryToggle).toHaveText('CL +56')
    await field(form, 'phone').fill('12345678901234567890')
    expect((await field(form, 'phone').inputValue()).replace(/\D/g, '').length + '56'.length).toBeLessThanOrEqual(15)

    await page.unroute('**/country-picker*.js')
    await page.route('**/country-picker*.js', (route) => route.abort())
    const referralForm = await openForm(page, 'referral', language)
    await countryButton(referralForm).click()
    await expect(referralForm.getByText(texts.noCountries)).toBeVisible()
  })

  test(`the referral form requires the data of the referrer and of the referred person, ${language}`, async ({
    page,
  }) => {
    const { referrer, referred, invalidEmail } = referralSentences[language]
    const form = await openForm(page, 'referral', language)
    await addReferralButton(form).click()
    await expectErrors(form, referrer)
    await fill(form, { email: 'nadie@' })
    await field(form, 'lastName').focus()
    await expect(field(form, 'email')).toHaveAccessibleDescription(invalidEmail)
    await fill(form, newReferrer())
    await addReferralButton(form).click()
    await expect(field(form, 'referred.0.firstName')).toBeFocused()
    await submit(form)
    await expectErrors(form, referred)
  })

  test(`the complaint form checks required fields and attachments, and keeps its values after a failure, ${language}`, async ({
    page,
  }) => {
    const { required, fileType, fileTooBig, guardian, failureMessage, successMessage } = complaintSentences[language]
    const complaint = newComplaint()
    const form = await openForm(page, 'complaint', language)
    await submit(form)
    await expectErrors(form, required)
    await fill(form, { isMinor: true })
    await expect(errorSummary(form).getByRole('link', { name: guardian })).toBeVisible()
    await field(form, 'isMinor').uncheck()
    await fill(form, complaint)

    const fileInput = field(form, 'attachment')
    await fileInput.setInputFiles({
      name: 'programa.exe',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from('MZ'),
    })
    await expect(fileInput).toHaveAccessibleDescription(fileType)
    await fileInput.setInputFiles({ name: 'plano.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(5_300_000) })
    await expect(fileInput).toHaveAccessibleDescription(fileTooBig)
    // The extension is allowed, so only the server can detect that the file is not a PDF.
    await fileInput.setInputFiles({
      name: 'plano.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('MZ, no plan'),
    })
    await expect(fileInput).toHaveAccessibleDescription('')
    await submit(form)
    await expect(fileInput).toHaveAccessibleDescription(fileType)
    await form.getByRole('button', { name: /^(Quitar archivo|Remove file)$/ }).click()

    const failure = page.getByRole('alert').getByText(failureMessage)
    await expect(failure, 'the message about the wrong file').toBeHidden()
    await respondWith(page, '**/api/complaints', 503)
    await submit(form)
    await expect(failure).toBeVisible()
    await expect(field(form, 'detail')).toHaveValue(complaint.detail)
    await page.unroute('**/api/complaints')
    await submit(form)
    await expect(page.getByRole('status').getByText(successMessage)).toBeVisible()
  })
}
