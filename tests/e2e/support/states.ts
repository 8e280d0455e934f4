// Everything a page can become in a visitor's hands. Each state is reached as a person reaches it; states.e2e.ts checks
// it and, when asked, keeps a picture of it.
import { expect, type Locator, type Page } from '@playwright/test'
import { newComplaint } from './complaint-form'
import { awake, field, fill, formPages, type Language, openForm, send } from './forms'
import { ready } from './keyboard'
import { fillLead, newVisitor, reference } from './lead-form'
import { product } from './product'
import { namesOf, newReferrer, referredPersons } from './referral-form'

type Screen = 'phone' | 'desktop'

export type State = {
  name: string
  /** Where the state exists; both when left out. */
  only?: Screen
  /** Leaves the page in the state and says which part of it a picture should show. */
  reach: (page: Page, language: Language) => Promise<Locator | undefined>
}

const pages = {
  home: { es: '/', en: '/en' },
  santorini: { es: '/proyectos/condominios/santorini', en: '/en/projects/condominiums/santorini' },
  o2: { es: '/proyectos/multifamiliares/o2', en: '/en/projects/apartments/o2' },
  killa: { es: '/proyectos/multifamiliares/killa', en: '/en/projects/apartments/killa' },
  news: { es: '/noticias', en: '/en/news' },
  terms: { es: '/terminos-y-condiciones', en: '/en/terms' },
} as const

const visit = (page: Page, name: keyof typeof pages, language: Language) =>
  page.goto(product().siteUrl + pages[name][language])

/** Opens a part of a page once its script has taken it over. */
async function part(page: Page, name: keyof typeof pages, language: Language, selector: string): Promise<Locator> {
  await visit(page, name, language)
  const found = page.locator(selector).first()
  await found.scrollIntoViewIfNeeded()
  await ready(found)
  return found
}

const dropdown = (page: keyof typeof pages, index: number): State['reach'] => {
  return async (tab, language) => {
    const header = await part(tab, page, language, 'header.header')
    await header.locator('.nav summary').nth(index).click()
    await expect(header.locator('.nav details').nth(index).locator('.drop')).toBeVisible()
    return undefined
  }
}

const menu = (page: keyof typeof pages): State['reach'] => {
  return async (tab, language) => {
    const header = await part(tab, page, language, 'header.header')
    await header.locator('.burger button').click()
    await tab.locator('dialog#menu summary').first().click()
    return undefined
  }
}

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

const headerStates: State[] = [
  { name: 'header-condominiums', only: 'desktop', reach: dropdown('home', 0) },
  { name: 'header-apartments', only: 'desktop', reach: dropdown('home', 1) },
  { name: 'header-on-o2', only: 'desktop', reach: dropdown('o2', 0) },
  { name: 'menu', only: 'phone', reach: menu('home') },
  { name: 'menu-on-killa', only: 'phone', reach: menu('killa') },
  {
    name: 'header-scrolled',
    reach: async (page, language) => {
      await part(page, 'santorini', language, 'header.header')
      await page.mouse.wheel(0, 2200)
      await page.waitForTimeout(400)
      return undefined
    },
  },
]

const pageStates: State[] = [
  {
    name: 'projects-of-tumbes',
    reach: async (page, language) => {
      const grid = await part(page, 'home', language, '#proyectos')
      await grid.locator('[data-filter=tumbes]').first().click()
      await expect(grid.locator('.card:visible')).toHaveCount(1)
      return grid
    },
  },
  {
    name: 'second-claim',
    reach: async (page, language) => {
      await visit(page, 'home', language)
      const claims = page.locator('.claims')
      await claims.locator('.claim').nth(1).click()
      return claims
    },
  },
  {
    name: 'gallery-lightbox',
    reach: async (page, language) => {
      const gallery = await part(page, 'santorini', language, '[data-enhance=gallery]')
      await gallery.locator('[data-opens]').first().click()
      await expect(gallery.locator('dialog')).toBeVisible()
      return undefined
    },
  },
  ...['second', 'last'].map(
    (which): State => ({
      name: `gallery-${which}-mode`,
      reach: async (page, language) => {
        await part(page, 'santorini', language, '[data-enhance=gallery]')
        const tabs = page
          .getByRole('tab', { name: /Galería|Gallery/ })
          .locator('xpath=..')
          .getByRole('tab')
        await (which === 'last' ? tabs.last() : tabs.nth(1)).click()
        return page.locator('section', { has: page.locator('[data-enhance=gallery]') }).last()
      },
    }),
  ),
  {
    name: 'tour',
    reach: async (page, language) => {
      await part(page, 'santorini', language, '[data-enhance=gallery]')
      await page.getByRole('tab', { name: /Recorrido|Tour/ }).click()
      await page
        .getByText(/Empezar el recorrido|Start the tour/)
        .first()
        .click()
      await expect(page.locator('.psv-canvas')).toBeVisible()
      await expect(page.locator('.psv-loader')).toBeHidden()
      return page.locator('section', { has: page.locator('.psv-canvas') }).last()
    },
  },
  ...(['santorini', 'o2', 'killa'] as const).map(
    (project): State => ({
      name: `map-of-google-${project}`,
      reach: async (page, language) => {
        const location = await part(page, project, language, '.loc')
        await location.locator('[role=tab]', { hasText: 'Google' }).click()
        return location
      },
    }),
  ),
  {
    name: 'map-dialog',
    reach: async (page, language) => {
      const location = await part(page, 'santorini', language, '.loc')
      await location.locator('.loc__open').first().click()
      await expect(page.locator('.loc__dialog')).toBeVisible()
      return undefined
    },
  },
  {
    name: 'works-third',
    only: 'desktop',
    reach: async (page, language) => {
      await visit(page, 'santorini', language)
      const works = page.locator('.works')
      await works.locator('.work').nth(2).hover()
      await page.waitForTimeout(700)
      return works
    },
  },
  {
    name: 'news-of-a-category',
    reach: async (page, language) => {
      const list = await part(page, 'news', language, '.newslist')
      const choices = list.locator('.newsfilter__select select')
      if (await choices.isVisible()) await choices.selectOption({ index: 5 })
      else await list.locator('[data-category]').nth(5).click()
      await expect(list.locator('[data-category]').nth(5)).toHaveAttribute('aria-pressed', 'true')
      return list
    },
  },
  {
    name: 'news-second-page',
    reach: async (page, language) => {
      const list = await part(page, 'news', language, '.newslist')
      await list.locator('[data-news=older]').click()
      return list
    },
  },
  {
    name: 'terms-open',
    reach: async (page, language) => {
      const terms = await part(page, 'terms', language, '.terms')
      await terms.locator('[role=tab]').first().click()
      await terms.locator('[data-panel]:visible summary').first().click()
      return terms
    },
  },
  {
    name: 'terms-last-section',
    reach: async (page, language) => {
      const terms = await part(page, 'terms', language, '.terms')
      await terms.locator('[role=tab]').last().click()
      await terms.locator('[data-panel]:visible summary').first().click()
      return terms
    },
  },
  ...(['news', 'project'] as const).map(
    (kind): State => ({
      name: `${kind}-not-found`,
      reach: async (page, language) => {
        const known = { news: pages.news[language], project: pages.santorini[language].replace(/\/santorini$/, '') }
        await page.goto(`${product().siteUrl}${known[kind]}/999`)
        return page.locator('main')
      },
    }),
  ),
]

const formStates: State[] = [
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

export const states: State[] = [...headerStates, ...pageStates, ...formStates]
