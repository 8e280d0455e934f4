import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { changeAndPublish, openPanel } from './support/cms'
import { createCmsRecords } from './support/cms-records'
import { menuGroup, navigation, projectCard } from './support/page-parts'
import { product } from './support/product'
import { open } from './support/site'

const name = 'Brisa Once'
const slug = 'brisa-once'

test('a project created in the panel appears in the menu, on the home page, in forms and in the sitemap, in both languages', {
  tag: '@long',
}, async ({ page }) => {
  test.setTimeout(400_000)
  const { siteUrl } = product()
  const cms = await createCmsRecords()
  const santorini = await cms.find('projects', 'slug', 'santorini')

  await openPanel(page, `/collections/projects/${santorini.id}?locale=es`)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('#field-name')).toHaveValue('Santorini')
  // Payload's menu button has no accessible name.
  await page.locator('button:has(> div > div + div + div)').last().click()
  await page.getByRole('button', { name: 'Duplicar', exact: true }).click()
  await expect(page.locator('#field-name')).toHaveValue('Copia de Santorini')
  // The form loses text that is typed before hydration.
  await page.waitForLoadState('networkidle')
  await expect(page.locator('#field-slug')).toHaveValue('copia-de-santorini')
  await expect(page.locator('#field-crmId')).toHaveValue('')
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''

  try {
    await page.locator('#field-name').fill(name)
    await page.locator('#field-slug').fill(slug)
    await page.locator('#field-crmId').fill('6')
    // Two projects must not share a CRM number. Retries, because a click during hydration is lost.
    await expect(async () => {
      await page.getByRole('button', { name: 'Publicar cambios' }).click()
      const rejection = page.getByText('El 6 ya es el número de Santorini en el CRM.').first()
      await expect(rejection).toBeVisible({ timeout: 20_000 })
    }).toPass({ timeout: 90_000 })
    await page.locator('#field-crmId').fill('11')

    const bytes = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#2f6d7a' } })
      .png()
      .toBuffer()
    const hero = await cms.upload('brisa-once.png', new Uint8Array(bytes), {
      es: 'Playa al amanecer',
      en: 'Beach at dawn',
    })
    const { slider } = await cms.read('projects', id, { draft: true })
    const [firstSlide, ...otherSlides] = slider as { id: string; image: string }[]
    await changeAndPublish(async () => {
      const publishAnswer = await cms.publish('projects', id, {
        name,
        slug,
        crmId: 11,
        order: 1,
        cardImage: hero.id,
        slider: [{ ...firstSlide, image: hero.id }, ...otherSlides],
      })
      expect(publishAnswer.fieldErrors).toEqual({})
    })

    for (const [home, group, projectPath, language] of [
      ['/', 'Condominios', `/proyectos/condominios/${slug}`, 'es'],
      ['/en', 'Condominiums', `/en/projects/condominiums/${slug}`, 'en'],
    ] as const) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await open(page, home)
      const menu = menuGroup(navigation(page), group)
      await menu.getByText(group, { exact: true }).click()
      await expect(menu.getByRole('link', { name })).toHaveAttribute('href', projectPath)
      await expect(projectCard(page, name)).toHaveCount(1)
      const form = page.getByRole('form').last()
      await expect(form.getByRole('option', { name, exact: true })).toHaveCount(1)
      expect((await open(page, projectPath))?.status()).toBe(200)
      await expect(page).toHaveTitle(/./)
      expect(await page.locator('html').getAttribute('lang')).toContain(language)
    }
    const sitemap = await (await fetch(`${siteUrl}/sitemap.xml`)).text()
    expect(sitemap).toContain(`/proyectos/condominios/${slug}<`)
    expect(sitemap).toContain(`/en/projects/condominiums/${slug}<`)
  } finally {
    await changeAndPublish(async () => {
      await cms.remove('projects', id)
    })
  }
})
