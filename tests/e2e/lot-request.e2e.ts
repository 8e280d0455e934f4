import { expect, type Page, test } from '@playwright/test'
import { field, fill } from './support/form-fields'
import { formOf, submit } from './support/forms'
import { readCrmBodies, readMailsTo } from './support/integrations'
import { newVisitor, reference } from './support/lead-form'
import { product } from './support/product'
import { open } from './support/site'

const lotRequests = [
  {
    path: '/proyectos/condominios/santorini/lotes?lote=A-02',
    link: 'Pregúntanos',
    message: 'Me interesaba el lote A-02, que ya está vendido. ¿Qué opciones parecidas hay?',
  },
  {
    path: '/en/projects/condominiums/santorini/lots?lot=A-02',
    link: 'Ask us',
    message: 'I was interested in lot A-02, which is already sold. What similar options do you have?',
  },
]

for (const { path, link, message } of lotRequests)
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ])
    test(`"${link}" at ${size.width} px closes the card and focuses a form whose message names the lot`, async ({
      page,
    }) => {
      const visitor = newVisitor()
      await page.setViewportSize(size)
      await open(page, path)
      const requestLink = page.getByRole('link', { name: link })
      await requestLink.click()
      await expect(requestLink).toBeHidden()
      const form = formOf(page, 'lead')
      await expect(field(form, 'firstName')).toBeFocused()
      await expect(field(form, 'firstName')).toBeInViewport()
      await expect(field(form, 'message')).toHaveValue(message)
      await fill(form, { ...visitor, acceptsTerms: true })
      await submit(form)
      await expect(page.getByText(reference).first()).toBeVisible()
      await expect
        .poll(() => readCrmBodies(visitor.email))
        .toMatchObject([{ observation: expect.stringContaining(message) }])
    })

const newMailbox = () => `espera-${Date.now()}-${Math.round(Math.random() * 1e6)}@example.test`

/** Opens the link of the confirmation mail and presses the button on its page. */
async function confirmByMail(page: Page, email: string): Promise<void> {
  await expect.poll(async () => (await readMailsTo(email)).length, { timeout: 20_000 }).toBe(1)
  const text = (await readMailsTo(email))[0]?.text ?? ''
  const link = /\/api\/waiting-list\/confirm\?\S+?key=[\w-]{43}/.exec(text)?.[0] ?? ''
  await page.goto(product().siteUrl + link)
  await page.getByRole('button', { name: 'Sí, quiero el aviso' }).click()
  await expect(page.getByRole('heading', { name: 'Estás en la lista' })).toBeVisible()
}

test('a visitor on a phone joins the waiting list of a held lot and confirms by mail', async ({ page }) => {
  const email = newMailbox()
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/proyectos/condominios/santorini/lotes?lote=C-16')
  const form = page.getByRole('form', { name: 'Avisarme si se libera' })
  await form.getByLabel('Nombre').fill('Rosa')
  await form.getByLabel('Correo electrónico').fill(email)
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Avisarme si se libera' }).click()
  await expect(page.getByRole('heading', { name: 'Revisa tu correo' })).toBeVisible()
  await confirmByMail(page, email)
  await expect(page.getByText('C-16, Santorini')).toBeVisible()
  await expect(page.getByText('Tu lugar en la lista')).toBeVisible()
})

test('without JavaScript the list of lots leads to the form of the waiting list', async ({ browser }) => {
  const email = newMailbox()
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(`${product().siteUrl}/proyectos/condominios/santorini/lotes`)
  await page.getByRole('row', { name: /C-16/ }).getByRole('link', { name: 'Avisarme' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /lote C-16/ })).toBeVisible()
  await page.getByLabel('Nombre').fill('Rosa')
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Avisarme' }).click()
  await expect(page.getByRole('heading', { name: 'Revisa tu correo' })).toBeVisible()
  await confirmByMail(page, email)
  await context.close()
})

for (const size of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test(`the card of a free lot shows its main button without scrolling at ${size.width} × ${size.height} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await open(page, '/proyectos/condominios/santorini/lotes?lote=C-03')
    await expect(page.getByRole('link', { name: 'Cotizar este lote' })).toBeInViewport({ ratio: 1 })
  })
