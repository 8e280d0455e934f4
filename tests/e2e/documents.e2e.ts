import { expect, test } from '@playwright/test'
import { findAccessibilityViolations } from './support/page-checks'
import { footer, main, section } from './support/page-parts'
import { product } from './support/product'
import { open } from './support/site'

for (const { home, link, path, texts } of [
  {
    home: '/',
    link: 'Papeles y respaldo',
    path: '/papeles',
    texts: {
      projects: 'Documentos por proyecto',
      document: /^Partida registral del terreno/,
      proves: 'De quién es el terreno y si tiene hipotecas o cargas.',
      sample: 'Documentos de muestra, sin valor legal.',
      company: 'Quién responde',
      duties: 'Lo que la ley pide mostrar',
      track: 'Lo que ya está hecho',
      delivered: 'Entregado. Parte de nuestra historia desde 2018. Vendidos: 20 de 20 departamentos.',
    },
  },
  {
    home: '/en',
    link: 'Documents and proof',
    path: '/en/documents',
    texts: {
      projects: 'Documents by project',
      document: /^Registry extract of the land/,
      proves: 'Who owns the land, and whether it is mortgaged.',
      sample: 'Sample documents with no legal value.',
      company: 'Who is responsible',
      duties: 'What the law asks us to show',
      track: 'What is already built',
      delivered: 'Delivered. Part of our story since 2018. Sold: 20 of 20 apartments.',
    },
  },
])
  test(`a buyer finds the documents of every project and the registration of the company at ${path}`, async ({
    page,
  }) => {
    await open(page, home)
    await footer(page).getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(product().siteUrl + path)

    const projects = section(page, texts.projects)
    await expect(projects).toContainText(texts.sample)
    await expect(projects.getByRole('group')).toHaveCount(9)
    const document = projects.getByRole('link', { name: texts.document }).first()
    await expect(document).toContainText(texts.proves)
    await expect(document).toContainText(/PDF, \d+\sKB/)
    const fileResponse = await page.request.get(product().siteUrl + (await document.getAttribute('href')))
    expect([fileResponse.status(), fileResponse.headers()['content-type']]).toEqual([200, 'application/pdf'])
    expect((await fileResponse.body()).subarray(0, 5).toString()).toBe('%PDF-')

    const company = section(page, texts.company)
    await expect(company).toContainText('20000000000')
    for (const register of ['sunarp', 'sunat', 'indecopi'])
      await expect(company.locator(`a[href$="/${register}"]`)).toBeVisible()
    await expect(section(page, texts.duties).getByRole('listitem')).toHaveCount(8)
    await expect(section(page, texts.track)).toContainText(texts.delivered)
    expect(await findAccessibilityViolations(main(page))).toEqual([])
  })
