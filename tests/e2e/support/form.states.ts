import { expect, type Locator, type Page } from '@playwright/test'
import { newComplaint } from './complaint-form'
import { awake, field, fill, formPages, type Language, openForm, send } from './forms'
import { fillLead, newVisitor, reference } from './lead-form'
import { product } from './product'
import { namesOf, newReferrer, referredPersons } from './referral-form'
import { type State, visit } from './state'

async function referredPeople(page: Page, language: Language, count: number): Promise<Locator> {
  const form = await openForm(page, 'referral', language)
  await fill(form, newReferrer())
  await form
    .locator('button', { hasText: /Agregar referido|Add Referral/ })
    .first()
    .click()
  for (const [index, person] of referredPersons.slice(0, count).entries()) {
    if (index > 0) await form.locator('.referral__add').click()
    await fill(form, namesOf(index, person))
  }
  return form
}

export const formStates: State[] = [
  {
    name: 'contact-faults',
    reach: async (page, language) => {
      const form = await openForm(page, 'lead', language)
      await send(form)
      await expect(form.locator('.notice--bad')).toBeFocused()
      return form
    },
  },
  {
    name: 'contact-countries',
    reach: async (page, language) => {
      const form = await openForm(page, 'lead', language)
      await form.locator('button.phone__country').click()
      await expect(form.getByRole('option').first()).toBeVisible()
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
      const form = await fillLead(page, newVisitor())
      await send(form)
      await expect(page.getByText(/Sin conexión|No connection/).first()).toBeVisible()
      return page.locator('.form').first()
    },
  },
  {
    name: 'contact-received',
    reach: async (page, language) => {
      await visit(page, 'santorini', language)
      await send(await fillLead(page, newVisitor()))
      await expect(page.getByText(reference).first()).toBeVisible()
      return page.locator('.receipt').first()
    },
  },
  {
    name: 'visit-form',
    reach: async (page, language) => {
      await visit(page, 'santorini', language)
      await page.locator('.visit a').first().click()
      return awake(page, formPages.lead.action)
    },
  },
  {
    name: 'waiting-list',
    reach: async (page, language) => {
      await visit(page, 'killa', language)
      return awake(page, formPages.lead.action)
    },
  },
  {
    name: 'referral-faults',
    reach: async (page, language) => {
      const form = await referredPeople(page, language, 0)
      await send(form)
      await expect(form.locator('.notice--bad')).toBeFocused()
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
      await expect(page.getByText(reference).first()).toBeVisible()
      return page.locator('.receipt').first()
    },
  },
  {
    name: 'complaint-faults',
    reach: async (page, language) => {
      const form = await openForm(page, 'complaint', language)
      await send(form)
      await expect(form.locator('.notice--bad')).toBeFocused()
      return form
    },
  },
  {
    name: 'complaint-of-a-minor',
    reach: async (page, language) => {
      const form = await openForm(page, 'complaint', language)
      await field(form, 'isMinor').first().check()
      return form
    },
  },
  {
    name: 'complaint-received',
    reach: async (page, language) => {
      const form = await openForm(page, 'complaint', language)
      await fill(form, newComplaint())
      await send(form)
      await expect(page.locator('.receipt__code')).toBeVisible()
      return page.locator('.receipt').first()
    },
  },
  {
    name: 'complaint-not-found',
    reach: async (page, language) => {
      await page.goto(product().siteUrl + formPages.complaint[language])
      const lookup = await awake(page, '/api/complaints/status')
      await fill(lookup, { number: '000 000001-2020', email: 'nadie@correo.example' })
      await send(lookup)
      await expect(lookup.locator('.notice--bad')).toBeVisible()
      return lookup
    },
  },
]
