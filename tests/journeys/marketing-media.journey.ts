import { expect, test } from '@playwright/test'
import { type PhotoName, writePhoto } from './support/photos'
import { joinAsStaff } from './support/staff'

const photoNames: PhotoName[] = ['WhatsApp Image 2026-11-17 at 10.22.jpeg', 'Foto (2).jpg', 'Mejía.jpg']
const storedNames: Record<PhotoName, RegExp> = {
  'WhatsApp Image 2026-11-17 at 10.22.jpeg': /WhatsApp-Image-2026-11-17-at-10-22-[0-9a-f]{8}/,
  'Foto (2).jpg': /Foto-2-[0-9a-f]{8}/,
  'Mejía.jpg': /Mejia-[0-9a-f]{8}/,
}

test('marketing uploads photos whose file names contain spaces, brackets and accents', async ({ browser }) => {
  const { page } = await joinAsStaff(browser, 'marketing')
  const menu = page.getByRole('navigation', { name: 'Panel' })
  for (const name of photoNames) {
    await menu.getByRole('link', { name: 'Imágenes y archivos' }).click()
    // The start page has similar links for other records, so wait for the list of media.
    await page.waitForURL(/\/collections\/media/)
    await page.getByRole('link', { name: 'Subir archivo' }).first().click()
    await page.waitForURL(/\/media\/create/)
    await page.waitForLoadState('networkidle')
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(await writePhoto(name))
    await page.getByRole('textbox', { name: 'Texto alternativo en español' }).fill('Una playa al atardecer')
    await page.getByRole('textbox', { name: 'Texto alternativo en inglés' }).fill('A beach at dusk')
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await page.waitForURL(/\/media\/[0-9a-f-]{36}/)
    await expect(page.getByText(storedNames[name]).first()).toBeVisible()
    await page.reload({ waitUntil: 'networkidle' })
    await expect(page.getByRole('textbox', { name: 'Texto alternativo en español' })).toHaveValue(
      'Una playa al atardecer',
    )
    await expect(page.getByRole('textbox', { name: 'Texto alternativo en inglés' })).toHaveValue('A beach at dusk')
  }
  await page.context().close()
})
