// The texts and links of the menu, as a row with dropdowns and as the sheet of a phone, in both languages.
import { expect, type Locator, type Page, test } from '@playwright/test'
import { field } from './support/form-fields'
import { formOf } from './support/forms'
import { header, menuButton, menuGroup, navigation, phoneMenu } from './support/page-parts'
import { open, ready } from './support/site'

const condominiums = [
  ['Santorini', 'santorini'],
  ['Mykonos', 'mykonos'],
  ['Zafiro', 'zafiro'],
  ['Coral', 'coral'],
  ['Punta Arena', 'punta-arena'],
  ['Punta Arena II', 'punta-arena-2'],
  ['Prado Piamonte', 'prado-piamonte'],
  ['Bahía Serena', 'bahia-serena'],
] as const
const apartments = [
  ['O2', 'o2'],
  ['Killa', 'killa'],
] as const

const menus = {
  es: {
    home: '/',
    links: [
      ['Nosotros', '/nosotros'],
      ['Responsabilidad social', '/responsabilidad-social'],
      ['Referidos', '/referidos'],
      ['Noticias', '/noticias'],
    ],
    groups: [
      ['Condominios', condominiums, '/proyectos/condominios'],
      ['Multifamiliares', apartments, '/proyectos/multifamiliares'],
    ],
    close: 'Cerrar menú',
    action: 'Hablar con un asesor',
    tools: [
      ['Cotizador', '/cotizador'],
      ['Comparar proyectos', '/comparar'],
    ],
  },
  en: {
    home: '/en',
    links: [
      ['About us', '/en/about'],
      ['Social responsibility', '/en/social-responsibility'],
      ['Referrals', '/en/referrals'],
      ['News', '/en/news'],
    ],
    groups: [
      ['Condominiums', condominiums, '/en/projects/condominiums'],
      [/^(Apartments|Multifamily)/, apartments, '/en/projects/apartments'],
    ],
    close: 'Close menu',
    action: 'Talk to an adviser',
    tools: [
      ['Instalment calculator', '/en/quote'],
      ['Compare projects', '/en/compare'],
    ],
  },
} as const

async function openPanel(page: Page, path: string): Promise<Locator> {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, path)
  await ready(header(page))
  await menuButton(page).click()
  await expect(phoneMenu(page)).toBeVisible()
  return phoneMenu(page)
}

/** Name and URL of every project of a group, in any order: staff can reorder them. */
async function expectProjects(group: Locator, projects: readonly (readonly [string, string])[], folder: string) {
  await group.locator('summary').click()
  const links = group.getByRole('list').getByRole('link')
  await expect(links).toHaveCount(projects.length)
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(addresses.toSorted()).toEqual(projects.map(([, slug]) => `${folder}/${slug}`).toSorted())
  for (const [name, slug] of projects) {
    const link = group.getByRole('link', { name: new RegExp(`^${name}\\b(?! II)`) })
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute('href', `${folder}/${slug}`)
  }
}

for (const [language, { home, links, groups, close, action, tools }] of Object.entries(menus)) {
  test(`the row of the menu has all links, ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, home)
    await ready(header(page))
    for (const [name, address] of links)
      await expect(navigation(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', address)
    for (const [name, projects, folder] of groups) {
      const group = menuGroup(navigation(page), name)
      await expectProjects(group, projects, folder)
      for (const [tool, address] of tools)
        await expect(group.getByRole('link', { name: tool })).toHaveAttribute('href', address)
    }
  })

  test(`the sheet of a phone has all links, ${language}`, async ({ page }) => {
    const panel = await openPanel(page, home)
    for (const [name, address] of links) {
      await expect(panel.getByRole('link', { name, exact: true })).toBeVisible()
      await expect(panel.getByRole('link', { name, exact: true })).toHaveAttribute('href', address)
    }
    for (const [name, projects, folder] of groups) await expectProjects(menuGroup(panel, name), projects, folder)
    await expect(menuGroup(panel, groups[0][0]).getByRole('list')).toBeHidden()
    for (const [tool, address] of tools)
      await expect(panel.getByRole('link', { name: tool })).toHaveAttribute('href', address)
    await panel.getByRole('button', { name: close }).click()
    await expect(panel).toBeHidden()
  })

  test(`the sheet of a phone closes when its button scrolls to the form of the same page, ${language}`, async ({
    page,
  }) => {
    const panel = await openPanel(page, home)
    await panel.getByRole('link', { name: action }).click()
    await expect(panel).toBeHidden()
    await expect(field(formOf(page, 'lead'), 'firstName')).toBeFocused()
  })
}

test('the sheet of a phone covers the page and traps the focus', async ({ page }) => {
  const panel = await openPanel(page, '/')
  const box = await panel.boundingBox()
  expect(box).toMatchObject({ x: 0, y: 0, width: 390 })
  for (let press = 0; press < 14; press++) {
    await page.keyboard.press('Tab')
    const where = await panel.evaluate((dialog) =>
      document.activeElement === document.body ? 'the browser' : dialog.contains(document.activeElement),
    )
    expect(where, `after ${press + 1} presses`).not.toBe(false)
  }
})

test('a phone that is rotated and wide enough for the row closes the sheet', async ({ page }) => {
  const panel = await openPanel(page, '/')
  await page.setViewportSize({ width: 992, height: 600 })
  await expect(panel).toBeHidden()
  await expect(navigation(page)).toBeVisible()
})

test('the menu marks the current page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/referidos')
  const current = navigation(page).getByRole('link').and(page.locator('[aria-current=page]'))
  await expect(current).toHaveText(['Referidos'])
})

test('a press on the backdrop closes the open dropdown', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/')
  await ready(header(page))
  const group = menuGroup(navigation(page), 'Condominios')
  await group.locator('summary').click()
  await expect(group.getByRole('link', { name: 'Santorini' })).toBeVisible()
  // On a link of the page below: the press must reach the backdrop and not the link.
  const below = page.getByRole('main').getByRole('link')
  const boxes = await Promise.all((await below.all()).map((link) => link.boundingBox()))
  const covered = boxes.find((box) => box && box.height > 8 && box.y > 500 && box.y + box.height < 890)
  if (!covered) throw new Error('No link of the page is under the shade.')
  await page.mouse.click(covered.x + covered.width / 2, covered.y + covered.height / 2)
  await expect(group.getByRole('link', { name: 'Santorini' })).toBeHidden()
  expect(new URL(page.url()).pathname).toBe('/')
})
