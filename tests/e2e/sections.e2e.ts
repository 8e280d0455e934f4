// outlines.e2e.ts checks the outlines of the English pages.
import { expect, test } from '@playwright/test'
import { formOf } from './support/forms'
import { heroTitle } from './support/hero-title'
import { readOutline } from './support/outline'
import { main, section } from './support/page-parts'
import { product } from './support/product'
import { open } from './support/site'

test.use({ viewport: { width: 1440, height: 900 } })

const condominiumOutline = [
  'Imágenes de Santorini',
  'Santorini: precio y características',
  'Santorini',
  'Elige tu lote en el plano',
  'Mira cómo se vive',
  'Cómo va la obra',
  'De la arena al pueblo blanco',
  'Avance de obra',
  'En Mejía, sobre la costa',
  'Documentos y respuestas',
  'Un pueblo blanco frente al mar',
  'También te puede interesar',
  'Otros proyectos',
  'Tu lote en Santorini',
  'Formulario de Contacto',
]

const buildingOutline = [
  'Imágenes de O2',
  'O2: precio y características',
  'O2',
  'Los departamentos, piso por piso',
  'Luz de tarde, hojas y madera',
  'El edificio y sus áreas comunes',
  'Los departamentos por dentro',
  'Sube por los balcones',
  'Últimos días de preventa',
  'En Lima, con árboles al pie',
  'Documentos y respuestas',
  'Balcones verdes sobre la ciudad',
  'También te puede interesar',
  'Otros proyectos',
  'Tu departamento en O2',
  'Formulario de Contacto',
]

/** Headings of sections that appear only if staff have filled in their fields. */
const optionalSections = /^(Cómo va la obra|Documentos y respuestas)$/
const withoutOptional = (outline: readonly string[]) => outline.filter((name) => !optionalSections.test(name))

const pages: Record<string, string[]> = {
  '/': [
    heroTitle('es'),
    'Elige dónde echar raíces',
    'Nuestra trayectoria',
    'Piedra firme, mar abierto',
    'Lo que pasa en obra y en casa',
    'Lo cuentan sus dueños',
    'Conversemos sobre tu lugar',
    'Formulario de Contacto',
  ],
  '/nosotros': [
    'De Arequipa y de su costa',
    'Nuestra misión',
    'Nuestra visión',
    'Lugares que ya tienen nombre',
    'Otros proyectos',
    'Lo que no negociamos',
    'Paso a paso, piedra a piedra',
    'Normas que nos exigen más',
    'La empresa en cifras',
    'Ven a conocernos',
    'Formulario de Contacto',
  ],
  '/responsabilidad-social': [
    'Buenos vecinos desde el plano',
    'Con la gente de cada lugar',
    'Soluciones que duran',
    'Con el mar y con el campo',
    'Lo que hicimos está contado',
    '¿Una idea para tu barrio?',
    'Formulario de Contacto',
  ],
  '/proyectos/condominios/santorini': condominiumOutline,
  '/proyectos/multifamiliares/o2': buildingOutline,
  '/zonas/mejia': [
    'Imágenes de Mejía',
    'Mejía, balneario de la costa sur',
    'Vivir en Mejía',
    'Pregunta por Mejía',
    'Blanco, azul y buganvilias',
    'Al borde de la piscina',
    'Dos proyectos, un mismo balneario',
    'Después de Mollendo',
    'Conversemos sobre tu lugar',
    'Formulario de Contacto',
  ],
  '/terminos-y-condiciones': [
    'Términos y condiciones',
    'Términos generales',
    '¿Te quedó alguna duda?',
    'Formulario de Contacto',
  ],
  '/noticias': [
    'Noticias de la obra al mar',
    'Todas las noticias',
    'Publicaciones recientes',
    'Síguenos de cerca',
    '¿Te interesó algo que leíste?',
    'Formulario de Contacto',
  ],
  '/noticias/1': [
    'Tres días de feria y una maqueta rodeada de preguntas',
    'Lo que más nos preguntaron',
    'El rincón de la maqueta',
    'Lo que vamos a cambiar',
    'Si no pudiste venir',
    'Publicaciones recientes',
    '¿Te interesó algo que leíste?',
    'Formulario de Contacto',
  ],
}

for (const [path, outline] of Object.entries(pages))
  test(`${path} shows its sections in the agreed order, and ends with a form to request information`, async ({
    page,
  }) => {
    await open(page, path)
    await expect.poll(() => readOutline(page)).toEqual(outline)
    await expect(page.locator('#form-section').getByRole('form', { name: 'Formulario de Contacto' })).toBeVisible()
  })

test('/referidos shows its sections in the agreed order', async ({ page }) => {
  await open(page, '/referidos')
  expect(await readOutline(page)).toEqual([
    'REFIERE y GANA',
    'Cada amigo cuenta',
    'Preséntanos a tu referido',
    'Formulario de referidos',
    'Cuatro pasos, bien explicados',
    'Estás cerca de tu recompensa',
    'Lo que puedes recibir',
  ])
  await expect(formOf(page, 'referral')).toBeVisible()
})

for (const [title, kind, slugs, expectedOutline, stageSections] of [
  [
    'every condominium has as many sections as Santorini, including the stages',
    'condominios',
    ['mykonos', 'zafiro', 'punta-arena', 'punta-arena-2', 'coral', 'prado-piamonte', 'bahia-serena'],
    condominiumOutline,
    1,
  ],
  [
    'every apartment building has as many sections as O2 and no stages',
    'multifamiliares',
    ['killa'],
    buildingOutline,
    0,
  ],
] as const)
  test(title, async ({ page }) => {
    for (const slug of slugs) {
      await open(page, `/proyectos/${kind}/${slug}`)
      await expect
        .poll(async () => withoutOptional(await readOutline(page)).length, slug)
        .toBe(withoutOptional(expectedOutline).length)
      await expect(section(page, 'Avance de obra'), slug).toHaveCount(stageSections)
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
  test(`the place links beside the related projects of ${path} open existing pages`, async ({ page, request }) => {
    await open(page, path)
    const places = main(page)
      .getByRole('navigation', { name: /^(Zonas|Areas)$/ })
      .getByRole('link')
    expect(await places.evaluateAll((elements) => elements.map((place) => place.getAttribute('href')))).toEqual(links)
    for (const link of links)
      expect((await request.get(product().siteUrl + link, { maxRedirects: 0 })).status()).toBe(200)
  })
