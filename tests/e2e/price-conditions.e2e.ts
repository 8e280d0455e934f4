import { expect, test } from '@playwright/test'
import { main } from './support/page-parts'
import { open } from './support/site'

const languages = [
  {
    language: 'Spanish',
    link: 'Sujeto a condiciones.',
    note: '* A S/ 3.85 por dólar, el tipo de cambio que aceptamos al 2 de noviembre de 2026; puedes pagar en cualquiera de las dos monedas.',
    terms: '/terminos-y-condiciones',
    termsEntry: 'Condiciones de precios, cuotas y tipo de cambio',
    rateText: 'S/ 3.85 por dólar, el que aceptamos para el pago al 2 de noviembre de 2026',
    pages: [
      '/',
      '/nosotros',
      '/proyectos/condominios/santorini',
      '/proyectos/multifamiliares/o2',
      '/proyectos/condominios/coral/lotes',
      '/zonas/mejia',
      '/noticias/999',
    ],
  },
  {
    language: 'English',
    link: 'Conditions apply.',
    note: '* At S/ 3.85 per dollar, the exchange rate we accept as of 2 November 2026; you may pay in either currency.',
    terms: '/en/terms',
    termsEntry: 'Conditions of prices, instalments and exchange rate',
    rateText: 'S/ 3.85 per dollar, the one we accept for payment as of 2 November 2026',
    pages: [
      '/en',
      '/en/about',
      '/en/projects/condominiums/santorini',
      '/en/projects/apartments/o2',
      '/en/projects/condominiums/coral/lots',
      '/en/areas/mejia',
      '/en/news/999',
    ],
  },
]

for (const { language, link, note, terms, termsEntry, rateText, pages } of languages) {
  test(`in ${language} every note under prices states the accepted exchange rate and links to the conditions`, async ({
    page,
  }) => {
    for (const path of pages) {
      await open(page, path)
      const conditions = main(page).getByRole('link', { name: link, exact: true })
      await expect(conditions.first()).toBeVisible()
      const notes = main(page).getByRole('paragraph').filter({ hasText: /^\*/ })
      await expect(notes).toHaveCount(await conditions.count())
      for (const paragraph of await notes.all()) await expect(paragraph).toContainText(note)
      await expect(main(page).getByText(link)).toHaveCount(await conditions.count())
    }
  })

  test(`in ${language} the link under a price opens its conditions on the terms page`, async ({ page }) => {
    for (const path of pages.slice(0, 3)) {
      await open(page, path)
      await main(page).getByRole('link', { name: link, exact: true }).first().click()
      await expect(page).toHaveURL((url) => url.pathname === terms)
      const conditions = page.getByRole('group').filter({ hasText: termsEntry })
      await expect(conditions).toHaveAttribute('open', '')
      await expect(conditions).toContainText(rateText)
      await expect(conditions.getByText(rateText)).toBeVisible()
    }
  })
}
