import type { Page } from '@playwright/test'

/** A page and an interaction. Controls are found by role and name, because class names differ between builds. */
export type PageState = { name: string; path: string; widths: number[]; act(page: Page): Promise<void> }

const phone = 390
const desktop = 1440
const bothWidths = [phone, desktop]
const project = '/proyectos/condominios/santorini'

const pressControl = (role: 'button' | 'tab', name: string | RegExp) => async (page: Page) => {
  const control = page.getByRole(role, { name }).first()
  await control.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  // Islands hydrate when they scroll into view.
  await page.waitForTimeout(1500)
  await control.evaluate((element: HTMLElement) => element.click())
}

const submitEmptyForm = (name: RegExp) => async (page: Page) => {
  await pressControl('button', name)(page)
  await page.waitForTimeout(1000)
}

export const pageStates: PageState[] = [
  { name: 'menu', path: '/', widths: [phone], act: pressControl('button', 'Abrir menú') },
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
  { name: 'filter', path: '/', widths: bothWidths, act: pressControl('button', /^Mejía/) },
  { name: 'news-category', path: '/noticias', widths: [desktop], act: pressControl('button', /^Prensa/) },
  { name: 'news-page', path: '/noticias', widths: bothWidths, act: pressControl('button', 'Noticias anteriores') },
  { name: 'gallery-tour', path: project, widths: bothWidths, act: pressControl('tab', 'Recorrido') },
  { name: 'gallery-thumb', path: project, widths: bothWidths, act: pressControl('button', /^Imagen 2 de/) },
  { name: 'map-of-google', path: project, widths: bothWidths, act: pressControl('tab', 'Google Maps') },
  { name: 'map-dialog', path: project, widths: bothWidths, act: pressControl('button', 'Ampliar croquis') },
  { name: 'lead-errors', path: project, widths: bothWidths, act: submitEmptyForm(/^Enviar/) },
  { name: 'countries', path: project, widths: bothWidths, act: pressControl('button', /país: Perú/) },
  { name: 'referral-errors', path: '/referidos', widths: bothWidths, act: submitEmptyForm(/^Agregar Referido/i) },
  { name: 'complaint-errors', path: '/libro-de-reclamaciones', widths: bothWidths, act: submitEmptyForm(/^Enviar/) },
  {
    name: 'terms-section',
    path: '/terminos-y-condiciones',
    widths: bothWidths,
    act: pressControl('tab', 'Promociones'),
  },
]
