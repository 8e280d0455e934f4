import { expect, type Locator, type Page, test } from '@playwright/test'
import { slideCounter } from './support/carousel'
import { section } from './support/page-parts'
import { open, waitForHydration } from './support/site'

test.use({ viewport: { width: 1440, height: 900 } })

async function openCarousel(page: Page, path: string, name: string | RegExp): Promise<Locator> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, path)
  const carousel = section(page, name)
  await waitForHydration(carousel)
  return carousel
}

const nextButton = (carousel: Locator) =>
  carousel.getByRole('button', { name: /^(Testimonio siguiente|Siguiente|Next)/ })
const previousButton = (carousel: Locator) =>
  carousel.getByRole('button', { name: /^(Testimonio anterior|Anterior|Previous)/ })
const findText = (carousel: Locator, text: string) => carousel.getByText(text).first()

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
  test(`the arrows of the testimonials on ${path} show the next and the previous testimonial, and loop`, async ({
    page,
  }) => {
    const carousel = await openCarousel(page, path, name)
    const expectTestimonial = async (
      position: string,
      [text, author, project]: typeof first | typeof second | typeof last,
    ) => {
      await expect(slideCounter(carousel)).toHaveText(position)
      await expect(findText(carousel, text)).toBeInViewport({ ratio: 0.9 })
      const speaker = carousel.getByRole('figure').filter({ hasText: text })
      await expect(speaker).toContainText(author)
      await expect(speaker).toContainText(project)
    }
    await expectTestimonial('1 / 6', first)
    await nextButton(carousel).click()
    await expectTestimonial('2 / 6', second)
    await expect(findText(carousel, first[0])).not.toBeInViewport()
    await previousButton(carousel).click()
    await expectTestimonial('1 / 6', first)
    await previousButton(carousel).click()
    await expectTestimonial('6 / 6', last)
  })

test('the image beside a testimonial changes with the testimonial', async ({ page }) => {
  const carousel = await openCarousel(page, '/', 'Lo cuentan sus dueños')
  const readVisibleAlts = () =>
    carousel
      .locator('img')
      .evaluateAll((images) =>
        images.flatMap((image) =>
          image.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ? [image.getAttribute('alt')] : [],
        ),
      )
  for (const alt of [/^Malecón de madera entre sombrillas/, /./, /./]) {
    await expect.poll(readVisibleAlts).toEqual([expect.stringMatching(alt)])
    const previousAlts = await readVisibleAlts()
    await nextButton(carousel).click()
    await expect.poll(readVisibleAlts).not.toEqual(previousAlts)
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
  for (const [index, [name, campaigns]] of carousels.entries())
    test(`carousel ${index + 1} of ${path} shows one social campaign after the other with date, text and images`, async ({
      page,
    }) => {
      const carousel = await openCarousel(page, path, name)
      for (const [slideIndex, [title, date, text, imageCount]] of campaigns.entries()) {
        const campaign = carousel.getByRole('article').filter({ hasText: text })
        await expect(campaign.getByRole('heading', { name: title })).toBeInViewport()
        await expect(campaign).toContainText(date)
        await expect(campaign.locator('img')).toHaveCount(imageCount)
        await expect(slideCounter(carousel)).toHaveText(`${slideIndex + 1} / ${campaigns.length}`)
        await nextButton(carousel).click()
      }
      await expect(findText(carousel, campaigns[0][2])).toBeInViewport()
    })

for (const [name, path] of [
  ['Lo cuentan sus dueños', '/'],
  ['Con la gente de cada lugar', '/responsabilidad-social'],
] as const)
  test(`the carousel "${name}" does not autoplay`, async ({ page }) => {
    await page.clock.install()
    await open(page, path)
    const carousel = section(page, name)
    await waitForHydration(carousel)
    await page.clock.runFor(20_000)
    await expect(slideCounter(carousel)).toHaveText(/^1 \//)
  })
