import { brand } from '@app/brand/brand'
import { expect, test } from '@playwright/test'
import { chatLink, footer, header, languageLink, projectCard, section } from './support/page-parts'
import { samplePages } from './support/pages'
import { open } from './support/site'

const pagesWithFrame = () => samplePages().filter((path) => !path.endsWith('/maintenance'))

test('every kind of page has the header, the footer, the chat link and the language switch', async ({ page }) => {
  test.setTimeout(240_000)
  for (const path of pagesWithFrame()) {
    await open(page, path)
    const isEnglish = /^\/en(\/|$)/.test(path)
    const logo = header(page).getByRole('link', { name: isEnglish ? `${brand.name}, home` : `${brand.name}, inicio` })
    await expect(logo, path).toBeVisible()
    await expect(logo, path).toHaveAttribute('href', isEnglish ? '/en' : '/')
    await expect(languageLink(page, isEnglish ? 'es' : 'en').first(), path).toBeVisible()
    await expect(footer(page), path).toBeAttached()
    await expect(chatLink(page), path).toBeVisible()
  }
})

for (const [network, url] of [
  ['Facebook', /^https:\/\/www\.facebook\.com\//],
  ['Instagram', /^https:\/\/www\.instagram\.com\//],
  ['TikTok', /^https:\/\/www\.tiktok\.com\//],
  ['YouTube', /^https:\/\/www\.youtube\.com\//],
] as const)
  test(`the footer and the banner of the news link to ${network}`, async ({ page }) => {
    for (const [path, banner] of [
      ['/noticias', 'Síguenos de cerca'],
      ['/en/news', /^(Follow|Keep)/],
    ] as const) {
      await open(page, path)
      for (const container of [footer(page), section(page, banner)])
        await expect(container.getByRole('link', { name: network })).toHaveAttribute('href', url)
    }
  })

for (const [home, condominiums, apartments] of [
  ['/', '/proyectos/condominios', '/proyectos/multifamiliares'],
  ['/en', '/en/projects/condominiums', '/en/projects/apartments'],
] as const)
  test(`each card of ${home} links to the page of its project`, async ({ page }) => {
    await open(page, home)
    for (const [name, url] of [
      ['Santorini', `${condominiums}/santorini`],
      ['Mykonos', `${condominiums}/mykonos`],
      ['Zafiro', `${condominiums}/zafiro`],
      ['Coral', `${condominiums}/coral`],
      ['Punta Arena', `${condominiums}/punta-arena`],
      ['Punta Arena II', `${condominiums}/punta-arena-2`],
      ['Prado Piamonte', `${condominiums}/prado-piamonte`],
      ['Bahía Serena', `${condominiums}/bahia-serena`],
      ['O2', `${apartments}/o2`],
      ['Killa', `${apartments}/killa`],
    ] as const)
      await expect(projectCard(page, name).getByRole('link', { name, exact: true })).toHaveAttribute('href', url)
  })
