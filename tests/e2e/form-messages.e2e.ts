// Every message of sections 5 and 8 of the specification that a form still shows, in both languages.
// docs/spec-coverage.md lists those that no longer apply.
import { expect, type Locator, type Page, type Route, test } from '@playwright/test'
import { newComplaint } from './support/complaint-form'
import { errorSummary, explained, field, fill } from './support/form-fields'
import { complaintSentences, leadSentences, referralSentences } from './support/form-sentences'
import { awake, countryButton, countrySearch, formOf, type Language, openForm, send } from './support/forms'
import { newVisitor, reference } from './support/lead-form'
import { newReferrer } from './support/referral-form'
import { addReferral } from './support/referral-steps'
import { open } from './support/site'

const languages: Language[] = ['es', 'en']

/** Checks that the message is beside its field and in the summary, which gets the focus and links to the fields. */
async function expectFaults(form: Locator, sentences: Record<string, string>): Promise<void> {
  await expect(errorSummary(form)).toBeFocused()
  const links = errorSummary(form).getByRole('link')
  expect(await links.allTextContents()).toEqual(Object.values(sentences))
  for (const [index, [name, sentence]] of Object.entries(sentences).entries()) {
    await expect(explained(form, name)).toHaveAccessibleDescription(beginningWith(sentence))
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

/** The hint of a phone number follows its error. */
const beginningWith = (sentence: string) => new RegExp(`^${sentence.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)

const wrongFields = (form: Locator) => form.locator('[aria-invalid=true]')

/** Sends the form and checks that the message stays for exactly three seconds of the page's clock. */
async function expectSaidForThreeSeconds(page: Page, form: Locator, banner: Locator): Promise<void> {
  // The response waits until the clock is stopped, so the three seconds start from a known time.
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  let isAsked = false
  const hold = async (route: Route) => {
    isAsked = true
    await answered
    await route.fallback()
  }
  await page.route('**/api/leads', hold)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await send(form)
  // A form filled faster than a person types waits before it is sent.
  await expect(async () => {
    await page.clock.runFor(100)
    expect(isAsked).toBe(true)
  }).toPass({ intervals: [20] })
  answer()
  await expect(banner).toBeVisible()
  await page.clock.runFor(2999)
  await expect(banner).toBeVisible()
  await page.clock.runFor(1)
  await expect(banner).toBeHidden()
  await page.unroute('**/api/leads', hold)
  await page.clock.resume()
}

const answerWith = (page: Page, path: string, status: number, headers: Record<string, string> = {}) =>
  page.route(path, (route) => route.fulfill({ status, headers, json: { errors: [] } }))

test('on a phone every link of the summary scrolls its field into view, also on a project page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/proyectos/condominios/santorini')
  const form = await awake(formOf(page, 'lead'))
  await send(form)
  const links = errorSummary(form).getByRole('link')
  await expect(links).toHaveCount(5)
  for (const [index, name] of ['firstName', 'lastName', 'email', 'phone', 'acceptsTerms'].entries()) {
    await links.nth(index).click()
    // Long enough for any other listener for form links to have scrolled the page.
    await page.waitForTimeout(1000)
    await expect(field(form, name)).toBeFocused()
    await expect(field(form, name)).toBeInViewport({ ratio: 1 })
  }
})

for (const language of languages) {
  const lead = leadSentences[language]

  test(`contact form, ${language}: a field shows its error after an interaction, all of them after a submit`, async ({
    page,
  }) => {
    const form = await openForm(page, 'lead', language)
    await expect(wrongFields(form)).toHaveCount(0)
    await field(form, 'firstName').focus()
    await field(form, 'lastName').focus()
    await expect(wrongFields(form)).toHaveCount(1)
    await expect(field(form, 'firstName')).toHaveAccessibleDescription(lead.required.firstName)
    await send(form)
    await expect(errorSummary(form)).toHaveAccessibleName(lead.summary)
    await expectFaults(form, lead.required)
    await fill(form, { email: 'nadie@', firstName: 'Lucía' })
    await expect(field(form, 'email')).toHaveAccessibleDescription(lead.invalidEmail)
    await expect(form.getByText(lead.required.firstName)).toHaveCount(0)
    await expect(field(form, 'acceptsMarketing')).not.toBeChecked()
  })

  test(`contact form, ${language}: a failure keeps what was typed, a success shows a receipt; both messages stay for 3 s`, async ({
    page,
  }) => {
    const visitor = { ...newVisitor(), project: 'mykonos', acceptsTerms: true as const }
    await answerWith(page, '**/api/leads', 503)
    await page.clock.install()
    let form = await openForm(page, 'lead', language)
    await fill(form, visitor)
    await expectSaidForThreeSeconds(page, form, page.getByRole('alert').getByText(lead.failed, { exact: true }))
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
    await expectSaidForThreeSeconds(page, form, page.getByRole('status').getByText(lead.sent, { exact: true }))
    await expect(page.getByText(reference)).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: 'Mykonos' })).toBeVisible()
  })

  test(`phone, ${language}: Peru first, countries by search, at most 15 digits, usable without the list`, async ({
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
    const country = countryButton(form)
    await expect(country).toHaveText('PE +51')
    await country.click()
    await expect(form.getByRole('status').getByText(lead.countries)).toBeVisible()
    deliver()
    const countries = form.getByRole('listbox').getByRole('option')
    await countrySearch(form).fill('chile')
    await expect(countries).toHaveCount(1)
    await countries.click()
    await expect(country).toHaveText('CL +56')
    await field(form, 'phone').fill('12345678901234567890')
    expect((await field(form, 'phone').inputValue()).replace(/\D/g, '').length + '56'.length).toBeLessThanOrEqual(15)

    await page.unroute('**/country-picker*.js')
    await page.route('**/country-picker*.js', (route) => route.abort())
    const other = await openForm(page, 'referral', language)
    await countryButton(other).click()
    await expect(other.getByText(lead.noCountries)).toBeVisible()
  })

  test(`referral form, ${language}: required fields of the referrer and the referred person`, async ({ page }) => {
    const { referrer, referred, invalidEmail } = referralSentences[language]
    const form = await openForm(page, 'referral', language)
    await addReferral(form).click()
    await expectFaults(form, referrer)
    await fill(form, { email: 'nadie@' })
    await field(form, 'lastName').focus()
    await expect(field(form, 'email')).toHaveAccessibleDescription(invalidEmail)
    await fill(form, newReferrer())
    await addReferral(form).click()
    await expect(field(form, 'referred.0.firstName')).toBeFocused()
    await send(form)
    await expectFaults(form, referred)
  })

  test(`complaint book, ${language}: required fields, allowed files, and the message of a failure`, async ({
    page,
  }) => {
    const { required, fileType, fileTooBig, guardian, failed, sent } = complaintSentences[language]
    const complaint = newComplaint()
    const form = await openForm(page, 'complaint', language)
    await send(form)
    await expectFaults(form, required)
    await fill(form, { isMinor: true })
    await expect(errorSummary(form).getByRole('link', { name: guardian })).toBeVisible()
    await field(form, 'isMinor').uncheck()
    await fill(form, complaint)

    const file = field(form, 'attachment')
    await file.setInputFiles({ name: 'programa.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') })
    await expect(file).toHaveAccessibleDescription(fileType)
    await file.setInputFiles({ name: 'plano.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(5_300_000) })
    await expect(file).toHaveAccessibleDescription(fileTooBig)
    // A file name can be wrong; the server checks the content.
    await file.setInputFiles({ name: 'plano.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ, no plan') })
    await expect(file).toHaveAccessibleDescription('')
    await send(form)
    await expect(file).toHaveAccessibleDescription(fileType)
    await form.getByRole('button', { name: /^(Quitar archivo|Remove file)$/ }).click()

    const failure = page.getByRole('alert').getByText(failed)
    await expect(failure, 'the message about the wrong file').toBeHidden()
    await answerWith(page, '**/api/complaints', 503)
    await send(form)
    await expect(failure).toBeVisible()
    await expect(field(form, 'detail')).toHaveValue(complaint.detail)
    await page.unroute('**/api/complaints')
    await send(form)
    await expect(page.getByRole('status').getByText(sent)).toBeVisible()
  })
}
