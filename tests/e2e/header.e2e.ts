import { expect, test } from '@playwright/test'
import { header, menuButton, menuGroup, navigation, phoneMenu } from './support/page-parts'
import { open, waitForHydration } from './support/site'

const groups = [
  { name: 'Condominios', projects: 8 },
  { name: 'Multifamiliares', projects: 2 },
]

test('at 992 px the menu is a row whose dropdowns show each project with its image', async ({ page }) => {
  await page.setViewportSize({ width: 992, height: 900 })
  await open(page, '/')
  await waitForHydration(header(page))
  await expect(navigation(page)).toBeVisible()
  await expect(menuButton(page)).toBeHidden()
  for (const { name, projects } of groups) {
    const group = menuGroup(navigation(page), name)
    await group.locator('summary').click()
    const links = group.getByRole('list').getByRole('link')
    const images = links.locator('img')
    await expect(links).toHaveCount(projects)
    await expect(images).toHaveCount(projects)
    for (const image of await images.all()) {
      await expect(image).toBeVisible()
      const isSharp = (element: HTMLImageElement) =>
        element.clientWidth > 40 && element.naturalWidth >= element.clientWidth
      await expect.poll(() => image.evaluate(isSharp)).toBe(true)
    }
  }
})

test('at 991 px the menu is a button that opens a dialog with a close button', async ({ page }) => {
  await page.setViewportSize({ width: 991, height: 900 })
  await open(page, '/')
  await waitForHydration(header(page))
  await expect(navigation(page)).toBeHidden()
  await menuButton(page).click()
  const menuDialog = phoneMenu(page)
  await expect(menuDialog).toBeVisible()
  for (const { name, projects } of groups) {
    const group = menuGroup(menuDialog, name)
    await group.locator('summary').click()
    // The last link leads to all projects.
    await expect(group.getByRole('link')).toHaveCount(projects + 1)
  }
  await menuDialog.getByRole('button', { name: 'Cerrar menú' }).click()
  await expect(menuDialog).toBeHidden()
})
