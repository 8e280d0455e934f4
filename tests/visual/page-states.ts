import type { Page } from '@playwright/test'

/** What a page shows after an interaction, found by role and name so it works with any build. */
export type PageState = { name: string; path: string; widths: number[]; act(page: Page): Promise<void> }

const phone = 390
const desktop = 1440
const both = [phone, desktop]
const project = '/proyectos/condominios/santorini'

const press = (role: 'button' | 'tab', name: string | RegExp) => async (page: Page) => {
  const control = page.getByRole(role, { name }).first()
  await control.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  // Gives islands time to hydrate on scroll.
  await page.waitForTimeout(1500)
  await control.evaluate((element: HTMLElement) => element.click())
}

const sendEmpty = (name: RegExp) => async (page: Page) => {
  await press('button', name)(page)
  await page.waitForTimeout(1000)
}

export const pageStates: PageState[] = [
  { name: 'menu', path: '/', widths: [phone], act: press('button', 'Abrir menú') },
  {
    name: 'dropdown',
    path: '/',
    widths: [desktop],
    act: (page) =>
      page
        .getByRole('banner')
        .getByText('Condominios')
        .evaluate((menu: HTMLElement) => menu.click()),
  },
  { name: 'filter', path: '/', widths: both, act: press('button', /^Mejía/) },
  { name: 'news-category', path: '/noticias', widths: [desktop], act: press('button', /^Prensa/) },
  { name: 'news-page', path: '/noticias', widths: both, act: press('button', 'Noticias anteriores') },
  { name: 'gallery-tour', path: project, widths: both, act: press('tab', 'Recorrido') },
  { name: 'gallery-thumb', path: project, widths: both, act: press('button', /^Imagen 2 de/) },
  { name: 'map-of-google', path: project, widths: both, act: press('tab', 'Google Maps') },
  { name: 'map-dialog', path: project, widths: both, act: press('button', 'Ampliar croquis') },
  { name: 'lead-errors', path: project, widths: both, act: sendEmpty(/^Enviar/) },
  { name: 'countries', path: project, widths: both, act: press('button', /país: Perú/) },
  { name: 'referral-errors', path: '/referidos', widths: both, act: sendEmpty(/^Agregar Referido/i) },
  { name: 'complaint-errors', path: '/libro-de-reclamaciones', widths: both, act: sendEmpty(/^Enviar/) },
  { name: 'terms-section', path: '/terminos-y-condiciones', widths: both, act: press('tab', 'Promociones') },
]
