import { expect, type Page, test } from '@playwright/test'
import { gallery } from './support/page-parts'
import { open, waitForHydration } from './support/site'

const popup = (page: Page, name: string) => page.getByRole('dialog', { name })

for (const [path, title, text] of [
  ['/proyectos/condominios/santorini', 'Cómo es la visita', 'Pedir una visita no te obliga a comprar ni a reservar.'],
  [
    '/en/projects/condominiums/santorini',
    'How a visit works',
    'Asking for a visit does not commit you to buying or reserving anything.',
  ],
] as const)
  test(`a pop-up of ${path} opens by its link and closes by Escape, by its button and by a click outside`, async ({
    page,
  }) => {
    await open(page, path)
    const link = gallery(page).getByRole('link', { name: title })
    await waitForHydration(link)
    const dialog = popup(page, title)
    await expect(dialog).toBeHidden()

    await link.click()
    await expect(dialog).toBeVisible()
    await expect(dialog).toContainText(text)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(link).toBeFocused()

    await page.keyboard.press('Enter')
    await dialog.getByRole('button').click()
    await expect(dialog).toBeHidden()

    await link.click()
    await expect(dialog).toBeVisible()
    await page.mouse.click(5, 5)
    await expect(dialog).toBeHidden()
    expect(new URL(page.url()).hash).toBe('')
  })

test('without JavaScript the link of a pop-up jumps to its text at the end of the page', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await open(page, '/proyectos/condominios/santorini')
  const text = page.getByText('Pedir una visita no te obliga a comprar ni a reservar.')
  await expect(text).toBeHidden()
  await gallery(page).getByRole('link', { name: 'Cómo es la visita' }).click()
  await expect(text).toBeInViewport()
  await page.context().close()
})

test('a page without a link to a pop-up does not contain the pop-up', async ({ page }) => {
  await open(page, '/proyectos/multifamiliares/killa')
  await expect(page.getByText('Pedir una visita no te obliga')).toHaveCount(0)
})
