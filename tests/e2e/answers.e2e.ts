import { expect, test } from '@playwright/test'
import { accessFaults } from './support/page-checks'
import { infoBox, section } from './support/page-parts'
import { product } from './support/product'
import { open } from './support/site'

test('a buyer reads facts, price, documents and answers, follows the construction updates and downloads the brochure', async ({
  page,
  browser,
}) => {
  await open(page, '/proyectos/condominios/santorini')
  await expect(section(page, 'Lo que recibes, sin letra chica')).toContainText('Diciembre de 2028')
  const example = section(page, /^Un lote de 100\sm², con sus números$/)
  await expect(example).toContainText(/US\$\s15,450\.00/)
  await expect(example).toContainText(/S\/\s59,482\.50/)
  await expect(section(page, 'Documentos y respuestas')).toContainText('Partida registral del terreno')

  const questions = section(page, 'Lo que más nos preguntan')
  const answer = questions.getByText('Ves el proyecto por videollamada')
  await expect(answer).toBeHidden()
  // The first question is open. From the link beside the questions, the second one is two Tab stops away.
  await questions.getByRole('link', { name: 'Preguntar otra cosa' }).focus()
  for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key)
  await expect(answer).toBeVisible()

  const works = section(page, 'Cómo va la obra')
  await works.getByRole('slider', { name: 'Comparar antes y después' }).focus()
  const before = works.getByRole('figure').filter({ hasText: 'Antes' })
  await page.keyboard.press('End')
  await expect(before).toHaveCSS('clip-path', 'inset(0px 0% 0px 0px)')
  expect(await accessFaults(works)).toEqual([])
  expect(await accessFaults(questions)).toEqual([])

  const feed = await page.request.get(
    product().siteUrl + (await works.getByRole('link', { name: /RSS/ }).getAttribute('href')),
  )
  expect([feed.status(), await feed.text()]).toEqual([200, expect.stringContaining('<pubDate>Thu, 12 Nov 2026')])

  const link = infoBox(page).getByRole('link', { name: /^Folleto \(PDF, \d/ })
  const brochure = await page.request.get(product().siteUrl + (await link.getAttribute('href')))
  expect([brochure.status(), brochure.headers()['content-type']]).toEqual([200, 'application/pdf'])
  const size = (await brochure.body()).byteLength
  expect(size).toBeGreaterThan(100_000)
  expect(size).toBeLessThan(3_000_000)

  const plain = await browser.newContext({ javaScriptEnabled: false })
  const withoutScript = await plain.newPage()
  await open(withoutScript, '/en/projects/condominiums/santorini')
  const pictures = section(withoutScript, 'How construction is going').getByRole('figure')
  await expect(pictures).toHaveCount(2)
  const boxes = await Promise.all([0, 1].map((at) => pictures.nth(at).boundingBox()))
  expect(boxes[0]?.x).not.toBe(boxes[1]?.x)
  await plain.close()
})
