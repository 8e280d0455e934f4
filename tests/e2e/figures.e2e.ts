// Every figure of the specification (section 9, as docs/spec-coverage.md rules it) against what the built pages show.
import { expect, test } from '@playwright/test'
import { product } from './support/product'

const space = '\u00a0'

type Expected = {
  slug: string
  kind: 'condominios' | 'multifamiliares'
  usd: string | null
  pen: string | null
  months: number | null
  area: number
}

const projects: Expected[] = [
  { slug: 'santorini', kind: 'condominios', usd: '206', pen: '793', months: 60, area: 100 },
  { slug: 'mykonos', kind: 'condominios', usd: '1,083', pen: '4,170', months: 12, area: 110 },
  { slug: 'punta-arena', kind: 'condominios', usd: '500', pen: '1,925', months: 24, area: 90 },
  { slug: 'punta-arena-2', kind: 'condominios', usd: '152', pen: '585', months: 60, area: 90 },
  { slug: 'prado-piamonte', kind: 'condominios', usd: '483', pen: '1,860', months: 60, area: 300 },
  { slug: 'zafiro', kind: 'condominios', usd: '139', pen: '535', months: 48, area: 100 },
  { slug: 'coral', kind: 'condominios', usd: '192', pen: '739', months: 48, area: 110 },
  { slug: 'bahia-serena', kind: 'condominios', usd: '149', pen: '574', months: null, area: 90 },
  { slug: 'o2', kind: 'multifamiliares', usd: '520', pen: '2,002', months: null, area: 48 },
  { slug: 'killa', kind: 'multifamiliares', usd: null, pen: null, months: null, area: 60 },
]

for (const { slug, kind, usd, pen, months, area } of projects) {
  test(`the page and the card of ${slug} show the agreed figures`, async ({ page }) => {
    await page.goto(`${product().siteUrl}/proyectos/${kind}/${slug}`)
    const box = page.locator('.info')
    await expect(box).toContainText(`${area}${space}m²`)
    if (usd) {
      await expect(box).toContainText(`US$${space}${usd}`)
      await expect(box).toContainText(`S/${space}${pen}`)
    } else {
      await expect(box).toContainText('100%')
      await expect(box).not.toContainText('US$')
    }
    if (months) await expect(box).toContainText(new RegExp(`${months}\\s*meses`))
    await page.goto(product().siteUrl)
    const card = page.locator('.card', { has: page.locator(`a[href="/proyectos/${kind}/${slug}"]`) }).first()
    await expect(card).toContainText(`${area}${space}m²`)
    if (usd) await expect(card).toContainText(`US$${space}${usd}`)
    if (usd) await expect(card).toContainText(`S/${space}${pen}`)
    if (months) await expect(card).toContainText(new RegExp(`${months}\\s*meses`))
  })
}

test('condominiums wear lime and navy, apartments teal', async ({ page }) => {
  const colours = () =>
    page.evaluate(() => {
      const style = getComputedStyle(document.documentElement)
      return { accent: style.getPropertyValue('--accent').trim(), ink: style.getPropertyValue('--ink').trim() }
    })
  await page.goto(`${product().siteUrl}/proyectos/condominios/santorini`)
  expect(await colours()).toEqual({ accent: '#cbf000', ink: '#1c284c' })
  await page.goto(`${product().siteUrl}/proyectos/multifamiliares/o2`)
  expect((await colours()).accent).toBe('#12b092')
})

const campaigns: [string, string[]][] = [
  ['viaje-huacachina', ['1 de febrero', '4 de agosto', '80', '5 de agosto', '7 de agosto', '15']],
  ['sorteo-bahia-serena', ['24 de abril', 'Tumbes', '30 de abril']],
  ['terminos6', ['10', '12', '16', '19', 'octubre', '15', '90', '48', '3,500']],
  ['terminos7', ['25 de octubre', '5 de noviembre', '10 de noviembre']],
  ['terminos8', ['31 de octubre', '20', '60', '3.60', '319', '760', '278']],
  ['promociones2', ['16 de junio', '12 de agosto', '13 de agosto', '24 horas']],
  ['venta-en-linea', ['2', '31 de julio', '30', '2,500']],
  ['open-house-o2', ['18 de julio', '2 de setiembre', '12']],
]

for (const [key, figures] of campaigns) {
  test(`the terms of ${key} state the agreed dates and figures`, async ({ page }) => {
    await page.goto(`${product().siteUrl}/terminos-y-condiciones?section=promociones&subsection=${key}`)
    const terms = page.locator(`#${key}`)
    await expect(terms).toBeVisible()
    const text = ((await terms.textContent()) ?? '').replaceAll(space, ' ')
    for (const figure of figures) expect(text, `${key}: ${figure}`).toContain(figure)
  })
}

test('the referral programme pays S/200 for the first and S/500 from the second on', async ({ page }) => {
  await page.goto(`${product().siteUrl}/referidos`)
  const rewards = page.locator('#referred-steps')
  await expect(rewards).toContainText(/S\/\s*200/)
  await expect(rewards).toContainText(/S\/\s*500/)
})
