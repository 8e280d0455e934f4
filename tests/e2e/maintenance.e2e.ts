// What visitors meet while the site rests, and the switch in the CMS that decides it.
import { expect, type Page, test } from '@playwright/test'
import { afterPublish, signIn } from './support/cms'
import { product } from './support/product'

const spanish = ['En Mantenimiento', 'Estamos trabajando para mejorar tu experiencia. Volveremos pronto.'] as const
const english = ['Under maintenance', 'We are working to improve your experience. We will be back soon.'] as const

const switchMaintenance = async (on: boolean) => {
  const cms = await signIn()
  await afterPublish(() => cms.publishGlobal('maintenance', { on }))
}

async function expectNotice(page: Page, path: string, status: number, [title, message]: readonly [string, string]) {
  const response = await page.goto(product().siteUrl + path)
  expect(response?.status(), path).toBe(status)
  await expect(page.locator('h1')).toHaveText(title)
  await expect(page.locator('main')).toContainText(message)
}

test('the maintenance page says that we are at work and will be back', async ({ page }) => {
  await expectNotice(page, '/maintenance', 200, spanish)
  await expectNotice(page, '/en/maintenance', 200, english)
})

test('maintenance switched on in the CMS stands in front of every page until it is switched off', async ({ page }) => {
  test.setTimeout(240_000)
  try {
    await switchMaintenance(true)
    for (const path of ['/', '/proyectos/condominios/santorini', '/una-pagina-que-no-existe'])
      await expectNotice(page, path, 503, spanish)
    for (const path of ['/en', '/en/news']) await expectNotice(page, path, 503, english)
  } finally {
    // Whatever went wrong: the tests that follow need the site.
    await switchMaintenance(false)
  }
  for (const path of ['/', '/en/news']) expect((await page.goto(product().siteUrl + path))?.status()).toBe(200)
})
