import { expect, test } from '@playwright/test'
import { gallery, sectionWith } from './support/page-parts'
import { product } from './support/product'
import { open, ready } from './support/site'

test('the 360° tour is our own image, loads after a click and contacts no other host', async ({ page }) => {
  const outside: string[] = []
  const panoramas: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (url.includes('santorini-pano')) panoramas.push(url)
    if (!url.startsWith(product().siteUrl) && !/^(data|blob):/.test(url)) outside.push(url)
  })
  await open(page, '/proyectos/condominios/santorini')
  const pictures = page.getByRole('tab', { name: 'Galería' })
  const tour = page.getByRole('tab', { name: 'Recorrido' })
  await ready(tour)
  await expect(pictures).toHaveAttribute('aria-selected', 'true')
  await tour.click()
  await expect(tour).toHaveAttribute('aria-selected', 'true')
  expect(panoramas).toEqual([])
  await page.getByText('Empezar el recorrido').first().click()
  await expect(gallery(page).locator('canvas')).toBeVisible()
  await expect.poll(() => new Set(panoramas).size).toBe(1)
  expect(outside).toEqual([])
})

test('a tour starts with the space bar too, and only once however often it is pressed', async ({ page }) => {
  await open(page, '/proyectos/multifamiliares/killa')
  const tour = sectionWith(page, page.getByText('Empezar el recorrido'))
  await ready(tour)
  await tour.getByRole('button', { name: 'Empezar el recorrido' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Space')
  await expect(page.getByRole('region', { name: 'Recorrido 360° de Killa' })).toBeFocused()
  await expect(page.locator('canvas')).toHaveCount(1)
})
