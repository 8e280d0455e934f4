// Which sections a page is made of, in which order, and which ones a kind of project has to itself.
import { expect, test } from '@playwright/test'
import { product } from './support/product'

const at = (path: string) => product().siteUrl + path

/**
 * One selector per section: of the section itself or of something only it contains. The notice of a running campaign
 * comes and goes with the calendar and is not counted.
 */
const pages: Record<string, string[]> = {
  '/': ['.hero', '.claims', '#proyectos', '.about', '.news', '.voices', '#form-section'],
  '/nosotros': ['.about-head', '.purpose', '.related', '.values', '.chronology', '.norms', '.stats', '#form-section'],
  '/responsabilidad-social': [
    '.picture-head',
    '.campaign:not(.campaign--mirrored)',
    '.solutions',
    '.campaign--mirrored',
    '.banner',
    '#form-section',
  ],
  '/referidos': ['.picture-head', '#referred-steps', '#referred-pasos', '#referred-form', '.banner', '.prizes'],
  '/proyectos/condominios/santorini': [
    '.media',
    '.info',
    '.amen + .stay__form + .gal',
    '.works',
    '.loc',
    '.related',
    '#form-section',
  ],
  '/proyectos/multifamiliares/o2': [
    '.media',
    '.info',
    '.amen + .stay__form + .gal',
    '.virtual',
    '.promo',
    '.loc',
    '.related',
    '#form-section',
  ],
  '/zonas/mejia': ['.media', '.area-info', '.area + .stay__form + .gal', '.virtual', '.promo', '.loc', '#form-section'],
  '/terminos-y-condiciones': ['.page-head', '.terms', '#form-section'],
  '/noticias': ['.picture-head', '.newslist', '.banner', '#form-section'],
  '/noticias/1': ['.article-head + .article-body', '#form-section'],
}

for (const [path, sections] of Object.entries(pages))
  test(`${path} consists of its sections, in their order`, async ({ page }) => {
    await page.goto(at(path))
    const parts = page.locator('main > :not(style, script, .runnings)')
    const found = await parts.evaluateAll(
      (all, sections) =>
        all.map((part, index) => {
          const isThere = (section: string) => part.matches(section) || part.querySelector(section) !== null
          const due = sections[index]
          return due && isThere(due) ? due : (sections.find(isThere) ?? part.className)
        }),
      sections,
    )
    expect(found).toEqual(sections)
  })

const condominiums = [
  'mykonos',
  'santorini',
  'zafiro',
  'punta-arena',
  'punta-arena-2',
  'coral',
  'prado-piamonte',
  'bahia-serena',
]

for (const [statement, kind, slugs, own] of [
  ['only condominiums show their works', 'condominios', condominiums, { '.works': 1, '.virtual': 0, '.promo': 0 }],
  [
    'only apartments have a tour and a banner of their own',
    'multifamiliares',
    ['o2', 'killa'],
    { '.works': 0, '.virtual': 1, '.promo': 1 },
  ],
] as const)
  test(statement, async ({ page }) => {
    for (const slug of slugs) {
      await page.goto(at(`/proyectos/${kind}/${slug}`))
      for (const [section, count] of Object.entries(own))
        await expect(page.locator(section), `${section} of ${slug}`).toHaveCount(count)
    }
  })

for (const [path, links] of [
  [
    '/proyectos/condominios/santorini',
    ['/?tab=pre-sale#proyectos', '/zonas/mejia', '/zonas/punta-de-bombon', '/zonas/la-joya', '/zonas/tumbes'],
  ],
  [
    '/en/projects/apartments/o2',
    [
      '/en?tab=pre-sale#proyectos',
      '/en/areas/mejia',
      '/en/areas/punta-de-bombon',
      '/en/areas/la-joya',
      '/en/areas/tumbes',
    ],
  ],
] as const)
  test(`beside the related projects of ${path} every place leads to its page`, async ({ page, request }) => {
    await page.goto(at(path))
    const places = page.locator('.related nav a')
    expect(await places.evaluateAll((all) => all.map((place) => place.getAttribute('href')))).toEqual(links)
    for (const link of links) expect((await request.get(at(link), { maxRedirects: 0 })).status()).toBe(200)
  })
