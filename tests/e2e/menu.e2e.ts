import { expect, type Locator, type Page, test } from '@playwright/test'
import { field } from './support/form-fields'
import { formOf } from './support/forms'
import { header, menuButton, menuGroup, navigation, phoneMenu } from './support/page-parts'
import { open, waitForHydration } from './support/site'

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
    contactLink: 'Hablar con un asesor',
    overview: ['Todos los proyectos', '/proyectos'],
    tools: [
      ['Programar visita', '/visita'],
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
      [/^Apartments/, apartments, '/en/projects/apartments'],
    ],
    close: 'Close menu',
    contactLink: 'Talk to an adviser',
    overview: ['All projects', '/en/projects'],
    tools: [
      ['Book a visit', '/en/visit'],
      ['Instalment calculator', '/en/quote'],
      ['Compare projects', '/en/compare'],
    ],
  },
} as const

async function openPhoneMenu(page: Page, path: string): Promise<Locator> {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, path)
  await waitForHydration(header(page))
  await menuButton(page).click()
  await expect(phoneMenu(page)).toBeVisible()
  return phoneMenu(page)
}

/** Checks the name and URL of every project of a group in any order, because staff can reorder them. */
async function expectProjects(group: Locator, projects: readonly (readonly [string, string])[], basePath: string) {
  await group.locator('summary').click()
  const links = group.getByRole('list').getByRole('link')
  await expect(links).toHaveCount(projects.length)
  const hrefs = await links.evaluateAll((elements) => elements.map((link) => link.getAttribute('href')))
  expect(hrefs.toSorted()).toEqual(projects.map(([, slug]) => `${basePath}/${slug}`).toSorted())
  for (const [name, slug] of projects) {
    const link = group.getByRole('link', { name: new RegExp(`^${name}\\b(?! II)`) })
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute('href', `${basePath}/${slug}`)
  }
}

for (const [language, { home, links, groups, close, contactLink, overview, tools }] of Object.entries(menus)) {
  test(`the desktop menu has all links, ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, home)
    await waitForHydration(header(page))
    for (const [name, href] of links)
      await expect(navigation(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
    for (const [name, projects, basePath] of groups) {
      const group = menuGroup(navigation(page), name)
      await expectProjects(group, projects, basePath)
      for (const [tool, href] of [overview, ...tools])
        await expect(group.getByRole('link', { name: tool })).toHaveAttribute('href', href)
    }
  })

  test(`the phone menu has all links, ${language}`, async ({ page }) => {
    const menuDialog = await openPhoneMenu(page, home)
    for (const [name, href] of links) {
      await expect(menuDialog.getByRole('link', { name, exact: true })).toBeVisible()
      await expect(menuDialog.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
    }
    for (const [name, projects, basePath] of groups) {
      const group = menuGroup(menuDialog, name)
      await expectProjects(group, projects, basePath)
      await expect(group.getByRole('link', { name: overview[0] })).toHaveAttribute('href', overview[1])
    }
    await expect(menuGroup(menuDialog, groups[0][0]).getByRole('list')).toBeHidden()
    for (const [tool, href] of tools)
      await expect(menuDialog.getByRole('link', { name: tool })).toHaveAttribute('href', href)
    await menuDialog.getByRole('button', { name: close }).click()
    await expect(menuDialog).toBeHidden()
  })

  test(`the phone menu closes when its button scrolls to the form of the same page, ${language}`, async ({ page }) => {
    const menuDialog = await openPhoneMenu(page, home)
    await menuDialog.getByRole('link', { name: contactLink }).click()
    await expect(menuDialog).toBeHidden()
    await expect(field(formOf(page, 'lead'), 'firstName')).toBeFocused()
  })
}

test('the phone menu covers the page and traps the focus', async ({ page }) => {
  const menuDialog = await openPhoneMenu(page, '/')
  const box = await menuDialog.boundingBox()
  expect(box).toMatchObject({ x: 0, y: 0, width: 390 })
  for (let press = 0; press < 14; press++) {
    await page.keyboard.press('Tab')
    const focusLocation = await menuDialog.evaluate((dialog) =>
      document.activeElement === document.body ? 'the browser' : dialog.contains(document.activeElement),
    )
    expect(focusLocation, `after ${press + 1} presses`).not.toBe(false)
  }
})

test('the phone menu closes when the viewport becomes wide enough for the desktop menu', async ({ page }) => {
  const menuDialog = await openPhoneMenu(page, '/')
  await page.setViewportSize({ width: 992, height: 600 })
  await expect(menuDialog).toBeHidden()
  await expect(navigation(page)).toBeVisible()
})

test('the menu marks the current page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/referidos')
  const current = navigation(page).getByRole('link').and(page.locator('[aria-current=page]'))
  await expect(current).toHaveText(['Referidos'])
})

test('a click on the backdrop closes the open dropdown and opens no link below it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/')
  await waitForHydration(header(page))
  const group = menuGroup(navigation(page), 'Condominios')
  await group.locator('summary').click()
  await expect(group.getByRole('link', { name: 'Santorini' })).toBeVisible()
  // Click where the backdrop covers a link: the backdrop must get the click instead of the link.
  const pageLinks = page.getByRole('main').getByRole('link')
  const boxes = await Promise.all((await pageLinks.all()).map((link) => link.boundingBox()))
  const coveredLink = boxes.find((box) => box && box.height > 8 && box.y > 500 && box.y + box.height < 890)
  if (!coveredLink) throw new Error('The backdrop covers no link of the page.')
  await page.mouse.click(coveredLink.x + coveredLink.width / 2, coveredLink.y + coveredLink.height / 2)
  await expect(group.getByRole('link', { name: 'Santorini' })).toBeHidden()
  expect(new URL(page.url()).pathname).toBe('/')
})
