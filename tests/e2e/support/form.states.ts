import { expect, type Locator, type Page } from '@playwright/test'
import { complaintNumber, newComplaint } from './complaint-form'
import { errorSummary, field, fill } from './form-fields'
import { awake, countryButton, formOf, formPages, type Language, openForm, send } from './forms'
import { fillLead, newVisitor, reference } from './lead-form'
import { blockAround, gallery } from './page-parts'
import { referredPersons } from './referral-form'
import { fillReferral } from './referral-steps'
import { open } from './site'
import { type State, visit } from './state'

async function referredPeople(page: Page, language: Language, count: number): Promise<Locator> {
  const form = await openForm(page, 'referral', language)
  await fillReferral(form, referredPersons.slice(0, count))
  return form
}

/** Waits for the receipt and returns its block. */
async function receiptWith(page: Page, code: RegExp): Promise<Locator> {
  const written = page.getByText(code).first()
  await expect(written).toBeVisible()
  return blockAround(written)
}

export const formStates: State[] = [
  {
    name: 'contact-faults',
    reach: async (page, language) => {
      const form = await openForm(page, 'lead', language)
      await send(form)
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
      await visit(page, 'santorini', language)
      const form = await fillLead(page, newVisitor())
      await send(form)
      await expect(form.getByText(/Siguen aquí|It is still here/)).toBeVisible()
      return form
    },
  },
  {
    name: 'contact-kept-without-connection',
    reach: async (page, language) => {
      await page.route('**/api/leads', (route) => route.abort())
      await visit(page, 'santorini', language)
      await send(await fillLead(page, newVisitor()))
      const kept = page.getByText(/Sin conexión|No connection/).first()
      await expect(kept).toBeVisible()
      return blockAround(kept)
    },
  },
  {
    name: 'contact-received',
    reach: async (page, language) => {
      await visit(page, 'santorini', language)
      await send(await fillLead(page, newVisitor()))
      return receiptWith(page, reference)
    },
  },
  {
    name: 'visit-form',
    reach: async (page, language) => {
      await visit(page, 'santorini', language)
      await gallery(page)
        .getByRole('link', { name: /^(Programar visita|Schedule visit)$/ })
        .click()
      const form = await awake(formOf(page, 'lead'))
      await expect(field(form, 'visit.date')).toBeVisible()
      return form
    },
  },
  {
    name: 'waiting-list',
    reach: async (page, language) => {
      await visit(page, 'killa', language)
      return awake(formOf(page, 'lead'))
    },
  },
  {
    name: 'referral-faults',
    reach: async (page, language) => {
      const form = await referredPeople(page, language, 0)
      await send(form)
      await expect(errorSummary(form)).toBeFocused()
      return form
    },
  },
  { name: 'referral-three-people', reach: (page, language) => referredPeople(page, language, 3) },
  {
    name: 'referral-received',
    reach: async (page, language) => {
      const form = await referredPeople(page, language, 2)
      await fill(form, { confirmsPermission: true, acceptsTerms: true })
      await send(form)
      return receiptWith(page, reference)
    },
  },
  {
    name: 'complaint-faults',
    reach: async (page, language) => {
      const form = await openForm(page, 'complaint', language)
      await send(form)
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
      await send(form)
      await expect(form).toBeHidden()
      return receiptWith(page, complaintNumber)
    },
  },
  {
    name: 'complaint-not-found',
    reach: async (page, language) => {
      await open(page, formPages.complaint[language])
      const lookup = await awake(formOf(page, 'status'))
      await fill(lookup, { number: '000 000001-2020', email: 'nadie@correo.example' })
      await send(lookup)
      await expect(errorSummary(lookup)).toBeVisible()
      return lookup
    },
  },
]
