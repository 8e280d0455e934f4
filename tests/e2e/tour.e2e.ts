import { expect, test } from '@playwright/test'
import { product } from './support/product'

test('the 360° tour is our own picture, loads after a click and asks no other host', async ({ page }) => {
  const outside: string[] = []
  const panoramas: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (url.includes('santorini-pano')) panoramas.push(url)
    if (!url.startsWith(product().siteUrl) && !/^(data|blob):/.test(url)) outside.push(url)
  })
  await page.goto(`${product().siteUrl}/proyectos/condominios/santorini`)
  const gallery = page.getByRole('tab', { name: 'Galería' })
  const tour = page.getByRole('tab', { name: 'Recorrido' })
  await tour.scrollIntoViewIfNeeded()
  await expect(gallery).toHaveAttribute('aria-selected', 'true')
  await expect(async () => {
    await tour.click()
    await expect(tour).toHaveAttribute('aria-selected', 'true', { timeout: 1000 })
  }).toPass()
  expect(panoramas).toEqual([])
  await page.getByText('Empezar el recorrido').first().click()
  await expect(page.locator('.psv-canvas')).toBeVisible()
  await expect.poll(() => panoramas.length).toBeGreaterThan(0)
  expect(outside).toEqual([])
})

test('a tour starts by the space bar too, and only once however often it is pressed', async ({ page }) => {
  await page.goto(`${product().siteUrl}/proyectos/multifamiliares/killa`)
  const tour = page.locator('.virtual [data-enhance=embed]')
  await tour.scrollIntoViewIfNeeded()
  await expect(tour).toHaveAttribute('data-enhanced', '')
  await tour.getByRole('button', { name: 'Empezar el recorrido' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Space')
  await expect(tour.getByRole('region', { name: 'Recorrido 360° de Killa' })).toBeFocused()
  await expect(tour.locator('.embed__stage')).toHaveCount(1)
})
