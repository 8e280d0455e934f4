import { expect, test } from '@playwright/test'
import { findAccessibilityViolations } from './support/page-checks'
import { infoBox, section } from './support/page-parts'
import { product } from './support/product'
import { open } from './support/site'

test('a buyer reads facts, price, documents and answers, follows the construction updates and downloads the brochure', async ({
  page,
  browser,
}) => {
  await open(page, '/proyectos/condominios/santorini')
  await expect(section(page, 'Un pueblo blanco frente al mar')).toContainText('Diciembre de 2028')
  await expect(infoBox(page)).toContainText(/US\$\s15,450\.00/)
  await expect(infoBox(page)).toContainText(/S\/\s59,482\.50/)
  const documents = section(page, 'Documentos y respuestas')
  await expect(documents).toContainText('Partida registral del terreno')

  const answer = documents.getByText('Ves el proyecto por videollamada')
  await expect(answer).toBeHidden()
  await documents.getByRole('heading', { name: '¿Puedo comprar desde el extranjero?' }).locator('..').focus()
  await page.keyboard.press('Enter')
  await expect(answer).toBeVisible()

  const updates = section(page, 'Cómo va la obra')
  await updates.getByText(/^Ver los \d+ reportes anteriores$/).click()
  await updates.getByRole('slider', { name: 'Comparar antes y después' }).focus()
  const beforeImage = updates.getByRole('figure').filter({ hasText: 'Antes' })
  await page.keyboard.press('End')
  await expect(beforeImage).toHaveCSS('clip-path', 'inset(0px 0% 0px 0px)')
  expect(await findAccessibilityViolations(updates)).toEqual([])
  expect(await findAccessibilityViolations(documents)).toEqual([])

  const feed = await page.request.get(
    product().siteUrl + (await updates.getByRole('link', { name: /RSS/ }).getAttribute('href')),
  )
  expect([feed.status(), await feed.text()]).toEqual([200, expect.stringContaining('<pubDate>Thu, 12 Nov 2026')])

  const link = infoBox(page).getByRole('link', { name: /^Folleto \(PDF, \d/ })
  const brochure = await page.request.get(product().siteUrl + (await link.getAttribute('href')))
  expect([brochure.status(), brochure.headers()['content-type']]).toEqual([200, 'application/pdf'])
  const size = (await brochure.body()).byteLength
  expect(size).toBeGreaterThan(100_000)
  expect(size).toBeLessThan(3_000_000)

  const contextWithoutScript = await browser.newContext({ javaScriptEnabled: false })
  const pageWithoutScript = await contextWithoutScript.newPage()
  await open(pageWithoutScript, '/en/projects/condominiums/santorini')
  const updatesWithoutScript = section(pageWithoutScript, 'How construction is going')
  await updatesWithoutScript.getByText(/^See the \d+ previous updates$/).click()
  const images = updatesWithoutScript.locator('details').getByRole('figure')
  await expect(images).toHaveCount(2)
  const boxes = await Promise.all([0, 1].map((index) => images.nth(index).boundingBox()))
  expect(boxes[0]?.x).not.toBe(boxes[1]?.x)
  await contextWithoutScript.close()
})
