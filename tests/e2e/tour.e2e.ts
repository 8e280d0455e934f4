import { expect, test } from '@playwright/test'
import { gallery, sectionWith } from './support/page-parts'
import { product } from './support/product'
import { open, waitForHydration } from './support/site'

test('the 360° tour loads one image after a click and contacts no other host', async ({ page }) => {
  const otherHostUrls: string[] = []
  const panoramaUrls: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (url.includes('santorini-pano')) panoramaUrls.push(url)
    if (!url.startsWith(product().siteUrl) && !/^(data|blob):/.test(url)) otherHostUrls.push(url)
  })
  await open(page, '/proyectos/condominios/santorini')
  const galleryTab = page.getByRole('tab', { name: 'Galería' })
  const tourTab = page.getByRole('tab', { name: 'Recorrido' })
  await waitForHydration(tourTab)
  await expect(galleryTab).toHaveAttribute('aria-selected', 'true')
  await tourTab.click()
  await expect(tourTab).toHaveAttribute('aria-selected', 'true')
  expect(panoramaUrls).toEqual([])
  await page.getByText('Empezar el recorrido').first().click()
  await expect(gallery(page).locator('canvas')).toBeVisible()
  await expect.poll(() => new Set(panoramaUrls).size).toBe(1)
  expect(otherHostUrls).toEqual([])
})

test('the space bar starts a tour, and a second press does not start it again', async ({ page }) => {
  await open(page, '/proyectos/multifamiliares/killa')
  const tour = sectionWith(page, page.getByText('Empezar el recorrido'))
  await waitForHydration(tour)
  await tour.getByRole('button', { name: 'Empezar el recorrido' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Space')
  await expect(page.getByRole('region', { name: 'Recorrido 360° de Killa' })).toBeFocused()
  await expect(page.locator('canvas')).toHaveCount(1)
})
