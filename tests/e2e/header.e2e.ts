// The two layouts of the header: a row with images in its dropdowns from 992 px, a button that opens a sheet below.
import { expect, test } from '@playwright/test'
import { header, menuButton, menuGroup, navigation, phoneMenu } from './support/page-parts'
import { open, ready } from './support/site'

const groups = [
  { name: 'Condominios', projects: 8 },
  { name: 'Multifamiliares', projects: 2 },
]

test('at 992 px the menu is a row whose dropdowns show each project with its image', async ({ page }) => {
  await page.setViewportSize({ width: 992, height: 900 })
  await open(page, '/')
  await ready(header(page))
  await expect(navigation(page)).toBeVisible()
  await expect(menuButton(page)).toBeHidden()
  for (const { name, projects } of groups) {
    const group = menuGroup(navigation(page), name)
    await group.locator('summary').click()
    const links = group.getByRole('list').getByRole('link')
    const pictures = links.locator('img')
    await expect(links).toHaveCount(projects)
    await expect(pictures).toHaveCount(projects)
    for (const picture of await pictures.all()) {
      await expect(picture).toBeVisible()
      const isSharp = (image: HTMLImageElement) => image.clientWidth > 40 && image.naturalWidth >= image.clientWidth
      await expect.poll(() => picture.evaluate(isSharp)).toBe(true)
    }
  }
})

test('at 991 px the menu is a button that opens a list, which closes again', async ({ page }) => {
  await page.setViewportSize({ width: 991, height: 900 })
  await open(page, '/')
  await ready(header(page))
  await expect(navigation(page)).toBeHidden()
  await menuButton(page).click()
  const sheet = phoneMenu(page)
  await expect(sheet).toBeVisible()
  for (const { name, projects } of groups) {
    const group = menuGroup(sheet, name)
    await group.locator('summary').click()
    await expect(group.getByRole('link')).toHaveCount(projects)
  }
  await sheet.getByRole('button', { name: 'Cerrar menú' }).click()
  await expect(sheet).toBeHidden()
})
