import { expect, test } from '@playwright/test'
import { section } from './support/page-parts'
import { open, waitForHydration } from './support/site'

const years = {
  '/nosotros': [
    'Paso a paso, piedra a piedra',
    [
      ['2018', 'Killa, Cusco', 'Con Killa llevamos a Cusco', 'Base de piedra del edificio'],
      ['2019', 'Punta Arena', 'En Punta de Bombón aprendimos', 'Pasarela de madera con barandas'],
      ['2021', 'Santorini, Mejía', 'Mejía es el verano de muchas familias', 'Piscina larga entre palmeras'],
      ['2022', 'Prado Piamonte', 'Dejamos la playa por un momento', 'La avenida arbolada entre lotes'],
      ['2024', 'La etapa de hoy', 'todavía se está escribiendo', 'Primeros pisos de la torre'],
    ],
  ],
  '/en/about': [
    'Step by step, stone by stone',
    [
      ['2018', 'Killa, Cusco', 'With Killa we took our way of building', 'Stone base of the building'],
      ['2019', 'Punta Arena', 'In Punta de Bombón we learned', 'Boardwalk with rope rails'],
      ['2021', 'Santorini, Mejía', 'Mejía is what summer means', 'Long pool between palms'],
      ['2022', 'Prado Piamonte', 'We left the beach for a while', 'The tree-lined avenue between lots'],
      ['2024', 'Where we are now', 'still being written', 'Lower floors of the tower'],
    ],
  ],
} as const

for (const [path, [heading, entries]] of Object.entries(years))
  test(`${path} shows five years of the company in order, each with its text and image`, async ({ page }) => {
    await open(page, path)
    const entryItems = section(page, heading).getByRole('listitem')
    await expect(entryItems).toHaveCount(entries.length)
    for (const [index, [year, title, text, alt]] of entries.entries()) {
      const entry = entryItems.nth(index)
      await waitForHydration(entry)
      await expect(entry.getByText(year, { exact: true })).toBeVisible()
      await expect(entry.getByRole('heading', { name: title, exact: true })).toBeVisible()
      await expect(entry.getByText(text)).toBeVisible()
      const image = entry.getByRole('img', { name: alt })
      await expect(image).toBeVisible()
      await expect
        .poll(() => image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth >= 320))
        .toBe(true)
    }
  })
