// Carousels of texts: testimonials and social campaigns. None of them autoplays.
import { expect, type Locator, type Page, test } from '@playwright/test'
import { counter } from './support/carousel'
import { section } from './support/page-parts'
import { open, ready } from './support/site'

test.use({ viewport: { width: 1440, height: 900 } })

async function openStories(page: Page, path: string, name: string | RegExp): Promise<Locator> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, path)
  const stories = section(page, name)
  await ready(stories)
  return stories
}

const next = (stories: Locator) => stories.getByRole('button', { name: /^(Testimonio siguiente|Siguiente|Next)/ })
const previous = (stories: Locator) => stories.getByRole('button', { name: /^(Testimonio anterior|Anterior|Previous)/ })
const told = (stories: Locator, words: string) => stories.getByText(words).first()

for (const [path, name, first, second, last] of [
  [
    '/',
    'Lo cuentan sus dueños',
    ['el proyecto de toda la familia', 'Rosa M.', /Mykonos/],
    ['lo que está en el plano está en la arena.', 'Julio C.', /Punta Arena/],
    ['Ya tengo un pedacito en Tumbes', 'Andrea P.', /Bahía Serena/],
  ],
  [
    '/en',
    /owners/i,
    ['the whole family’s project', 'Rosa M.', /Mykonos/],
    ['what is on the plan is there in the sand.', 'Julio C.', /Punta Arena/],
    ['Now a small piece of Tumbes is mine', 'Andrea P.', /Bahía Serena/],
  ],
] as const)
  test(`the arrows of the testimonials on ${path} show the next and the previous owner, and loop`, async ({ page }) => {
    const stories = await openStories(page, path, name)
    const expectShown = async (place: string, [words, who, project]: typeof first | typeof second | typeof last) => {
      await expect(counter(stories)).toHaveText(place)
      await expect(told(stories, words)).toBeInViewport({ ratio: 0.9 })
      const speaker = stories.getByRole('figure').filter({ hasText: words })
      await expect(speaker).toContainText(who)
      await expect(speaker).toContainText(project)
    }
    await expectShown('1 / 6', first)
    await next(stories).click()
    await expectShown('2 / 6', second)
    await expect(told(stories, first[0])).not.toBeInViewport()
    await previous(stories).click()
    await expectShown('1 / 6', first)
    await previous(stories).click()
    await expectShown('6 / 6', last)
  })

test('the image beside a testimonial shows the project of its owner', async ({ page }) => {
  const stories = await openStories(page, '/', 'Lo cuentan sus dueños')
  const inSight = () =>
    stories
      .locator('img')
      .evaluateAll((all) =>
        all.flatMap((image) =>
          image.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ? [image.getAttribute('alt')] : [],
        ),
      )
  for (const shown of [/^Pasaje de piedra entre muros blancos/, /./, /./]) {
    await expect.poll(inSight).toEqual([expect.stringMatching(shown)])
    const before = await inSight()
    await next(stories).click()
    await expect.poll(inSight).not.toEqual(before)
  }
})

for (const [path, carousels] of [
  [
    '/responsabilidad-social',
    [
      [
        'Con la gente de cada lugar',
        [
          ['De vuelta al cole', 'Marzo de 2025', 'recibieron cuadernos, colores y mochilas', 1],
          ['Abrigo para las alturas', 'Junio de 2025', 'Reunimos frazadas, casacas y chompas', 1],
          ['La obra abre sus puertas', 'Abril de 2026', 'recorrer la obra con casco y chaleco', 2],
        ],
      ],
      [
        'Con el mar y con el campo',
        [
          ['Playa limpia, verano tranquilo', 'Enero de 2026', 'caminaron la orilla de Mejía', 2],
          ['Un árbol por familia', 'Setiembre de 2025', 'plantaron el árbol', 2],
          ['La duna también vive', 'Mayo de 2026', 'señalizamos los senderos', 2],
        ],
      ],
    ],
  ],
  [
    '/en/social-responsibility',
    [
      [
        'With the people who live there',
        [
          ['Back to the classroom', 'March 2025', 'collected notebooks, pencils and backpacks', 1],
          ['Warm coats for the highlands', 'June 2025', 'gathered blankets, jackets and jumpers', 1],
          ['The site opens to neighbours', 'April 2026', 'walk the site in hard hats and vests', 2],
        ],
      ],
      [
        'Caring for sea and land',
        [
          ['Clean beach, easy summer', 'January 2026', 'walked the shore at Mejía', 2],
          ['A tree for each family', 'September 2025', 'planted the tree', 2],
          ['The dune is alive too', 'May 2026', 'marked the paths', 2],
        ],
      ],
    ],
  ],
] as const)
  for (const [at, [name, campaigns]] of carousels.entries())
    test(`carousel ${at + 1} of ${path} moves from campaign to campaign, each with its date, story and images`, async ({
      page,
    }) => {
      const stories = await openStories(page, path, name)
      for (const [turn, [title, date, words, pictures]] of campaigns.entries()) {
        const campaign = stories.getByRole('article').filter({ hasText: words })
        await expect(campaign.getByRole('heading', { name: title })).toBeInViewport()
        await expect(campaign).toContainText(date)
        await expect(campaign.locator('img')).toHaveCount(pictures)
        await expect(counter(stories)).toHaveText(`${turn + 1} / ${campaigns.length}`)
        await next(stories).click()
      }
      await expect(told(stories, campaigns[0][2])).toBeInViewport()
    })

for (const [name, path] of [
  ['Lo cuentan sus dueños', '/'],
  ['Con la gente de cada lugar', '/responsabilidad-social'],
] as const)
  test(`"${name}" does not autoplay`, async ({ page }) => {
    await page.clock.install()
    await open(page, path)
    const stories = section(page, name)
    await ready(stories)
    await page.clock.runFor(20_000)
    await expect(counter(stories)).toHaveText(/^1 \//)
  })
