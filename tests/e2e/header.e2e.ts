// The header's two shapes: a row with pictures in its dropdowns from 992 px, one button that opens a sheet below.
import { expect, test } from '@playwright/test'
import { ready } from './support/keyboard'
import { product } from './support/product'

const groups = [
  { name: 'Condominios', projects: 8 },
  { name: 'Multifamiliares', projects: 2 },
]

test('at 992 px the menu is a row whose dropdowns show each project with its picture', async ({ page }) => {
  await page.setViewportSize({ width: 992, height: 900 })
  await page.goto(product().siteUrl)
  await ready(page.locator('header.header'))
  await expect(page.locator('.nav')).toBeVisible()
  await expect(page.locator('.burger')).toBeHidden()
  for (const { name, projects } of groups) {
    const group = page.locator('.nav details', { has: page.getByText(name, { exact: true }) })
    await group.locator('summary').click()
    const pictures = group.locator('.drop li a img')
    await expect(group.locator('.drop li a')).toHaveCount(projects)
    await expect(pictures).toHaveCount(projects)
    for (const picture of await pictures.all()) {
      await expect(picture).toBeVisible()
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    }
  }
})

test('at 991 px the menu is a button that opens a list, which closes again', async ({ page }) => {
  await page.setViewportSize({ width: 991, height: 900 })
  await page.goto(product().siteUrl)
  await ready(page.locator('header.header'))
  await expect(page.locator('.nav')).toBeHidden()
  await page.getByRole('button', { name: 'Abrir menú' }).click()
  const sheet = page.locator('#menu')
  await expect(sheet).toBeVisible()
  for (const [index, { projects }] of groups.entries()) {
    await sheet.locator('summary').nth(index).click()
    await expect(sheet.locator('details').nth(index).getByRole('link')).toHaveCount(projects)
  }
  await sheet.getByRole('button', { name: 'Cerrar menú' }).click()
  await expect(sheet).toBeHidden()
})
