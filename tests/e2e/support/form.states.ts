import { expect, type Locator, type Page } from '@playwright/test'
import { complaintNumber, newComplaint } from './complaint-form'
import { errorSummary, field, fill } from './form-fields'
import { countryButton, formOf, formPages, hydrateForm, type Language, openForm, submit } from './forms'
import { fillLead, newVisitor, reference } from './lead-form'
import { enclosingBlock } from './page-parts'
import { referredPeople } from './referral-form'
import { fillReferral } from './referral-steps'
import { open } from './site'
import { openPage, type State } from './state'

async function openReferralForm(page: Page, language: Language, count: number): Promise<Locator> {
  const form = await openForm(page, 'referral', language)
  await fillReferral(form, referredPeople.slice(0, count))
  return form
}

/** Waits for the receipt with the code and returns the section around the code. */
async function findReceiptBlock(page: Page, code: RegExp): Promise<Locator> {
  const codeText = page.getByText(code).first()
  await expect(codeText).toBeVisible()
  return enclosingBlock(codeText)
}

export const formStates: State[] = [
  {
    name: 'contact-faults',
    reach: async (page, language) => {
      const form = await openForm(page, 'lead', language)
      await submit(form)
      await expect(errorSummary(form)).toBeFocused()
      return form
    },
  },
  {
    name: 'contact-countries',
    reach: async (page, language) => {
      const form = await openForm(page, 'lead', language)
      await countryButton(form).click()
      await expect(form.getByRole('option', { name: /^Chile/ })).toBeAttached()
      return undefined
    },
  },
  {
    name: 'contact-refused',
    reach: async (page, language) => {
      await page.route('**/api/leads', (route) => route.fulfill({ status: 503, json: { errors: [] } }))
      await openPage(page, 'santorini', language)
      const form = await fillLead(page, newVisitor())
      await submit(form)
      await expect(form.getByText(/Siguen aquí|It is still here/)).toBeVisible()
      return form
    },
  },
  {
    name: 'contact-kept-without-connection',
    reach: async (page, language) => {
      await page.route('**/api/leads', (route) => route.abort())
      await openPage(page, 'santorini', language)
      await submit(await fillLead(page, newVisitor()))
      const offlineNotice = page.getByText(/Sin conexión|No connection/).first()
      await expect(offlineNotice).toBeVisible()
      return enclosingBlock(offlineNotice)
    },
  },
  {
    name: 'contact-received',
    reach: async (page, language) => {
      await openPage(page, 'santorini', language)
      await submit(await fillLead(page, newVisitor()))
      return findReceiptBlock(page, reference)
    },
  },
  {
    name: 'appointment-form',
    reach: async (page, language) => {
      await openPage(page, 'santorini', language)
      const form = await hydrateForm(formOf(page, 'lead'))
      await field(form, 'kind').check()
      await expect(field(form, 'appointment.date')).toBeVisible()
      return form
    },
  },
  {
    name: 'waiting-list',
    reach: async (page, language) => {
      await openPage(page, 'killa', language)
      return hydrateForm(formOf(page, 'lead'))
    },
  },
  {
    name: 'referral-faults',
    reach: async (page, language) => {
      const form = await openReferralForm(page, language, 0)
      await submit(form)
      await expect(errorSummary(form)).toBeFocused()
      return form
    },
  },
  { name: 'referral-three-people', reach: (page, language) => openReferralForm(page, language, 3) },
  {
    name: 'referral-received',
    reach: async (page, language) => {
      const form = await openReferralForm(page, language, 2)
      await fill(form, { confirmsPermission: true, acceptsTerms: true })
      await submit(form)
      return findReceiptBlock(page, reference)
    },
  },
  {
    name: 'complaint-faults',
    reach: async (page, language) => {
      const form = await openForm(page, 'complaint', language)
      await submit(form)
      await expect(errorSummary(form)).toBeFocused()
      return form
    },
  },
  {
    name: 'complaint-of-a-minor',
    reach: async (page, language) => {
      const form = await openForm(page, 'complaint', language)
      await field(form, 'isMinor').check()
      return form
    },
  },
  {
    name: 'complaint-received',
    reach: async (page, language) => {
      const form = await openForm(page, 'complaint', language)
      await fill(form, newComplaint())
      await submit(form)
      await expect(form).toBeHidden()
      return findReceiptBlock(page, complaintNumber)
    },
  },
  {
    name: 'complaint-not-found',
    reach: async (page, language) => {
      await open(page, formPages.complaint[language])
      const lookup = await hydrateForm(formOf(page, 'status'))
      await fill(lookup, { number: '000 000001-2020', email: 'nadie@correo.example' })
      await submit(lookup)
      await expect(errorSummary(lookup)).toBeVisible()
      return lookup
    },
  },
]
