// sections.e2e.ts checks the outlines of the Spanish pages.
import { expect, test } from '@playwright/test'
import { readOutline } from './support/outline'
import { open } from './support/site'

test.use({ viewport: { width: 1440, height: 900 } })

/** The section names of a page. A name whose wording is not final is a pattern. */
type Outline = (string | RegExp)[]

const englishOutlines: Record<string, Outline> = {
  '/en': [
    'From stone to shore.',
    'Choose where to take root',
    'Our track record',
    'Solid stone, open sea',
    'What’s new on site, at home',
    /owners/i,
    'Let’s talk about your place',
    'Contact form',
  ],
  '/en/about': [
    'From Arequipa and its coast',
    'Our mission',
    'Our vision',
    /^Places /,
    'Other projects',
    /^What we /,
    'Step by step, stone by stone',
    'Standards we work by',
    'The company in figures',
    'Come and meet us',
    'Contact form',
  ],
  '/en/social-responsibility': [
    'Good neighbours from the first sketch',
    'With the people who live there',
    'Solutions that last',
    'Caring for sea and land',
    'What we did, told in full',
    'An idea for your town?',
    'Contact form',
  ],
  '/en/projects/condominiums/santorini': [
    'Pictures of Santorini',
    'Santorini: price and features',
    'Santorini',
    'Choose your lot on the plan',
    'See how the day goes by',
    'How construction is going',
    'From bare sand to white village',
    'Construction progress',
    'In Mejía, on the coast',
    'Documents and answers',
    'A white village facing the sea',
    /^You may also/,
    'Other projects',
    'Your lot at Santorini',
    'Contact form',
  ],
  '/en/projects/apartments/o2': [
    'Pictures of O2',
    'O2: price and features',
    'O2',
    'The apartments, floor by floor',
    'Evening light, leaves and wood',
    'The building and its shared areas',
    'Inside the apartments',
    'Up along the balconies',
    /pre-sale/i,
    'In Lima, trees at its feet',
    'Documents and answers',
    'Green balconies above the city',
    /^You may also/,
    'Other projects',
    'Your apartment at O2',
    'Contact form',
  ],
  '/en/projects/apartments/killa': [
    'Pictures of Killa',
    'Killa: price and features',
    'Killa',
    'The apartments, floor by floor',
    'From the lobby to the roof terrace',
    'The building and its shared areas',
    'Inside the apartments',
    'In Quechua, killa means moon',
    'Waiting list for the next building',
    'In Cusco, down in the valley',
    'Documents and answers',
    'Stone below, tiles above',
    /^You may also/,
    'Other projects',
    'Tell me about the next building',
    'Waiting list',
  ],
  '/en/areas/mejia': [
    'Pictures of Mejía',
    'Mejía, a seaside town in the south',
    'Living in Mejía',
    'Ask about Mejía',
    'White, blue and bougainvillea',
    'At the edge of the pool',
    'Two projects, one seaside town',
    'Just past Mollendo',
    'Let’s talk about your place',
    'Contact form',
  ],
  '/en/terms': ['Terms and conditions', 'General terms', 'Still have questions?', 'Contact form'],
  '/en/news': [
    'News from site to sea',
    'All the news',
    'Recent posts',
    'Follow us day by day',
    /your eye\?$/,
    'Contact form',
  ],
}

const outlinesWithoutLeadForm: Record<string, Outline> = {
  '/en/referrals': [
    'REFER and WIN',
    'Every friend counts',
    'Introduce us to your referral',
    'Referral form',
    'Four steps, one at a time',
    'You are close to your reward',
    'What you can receive',
  ],
  '/politica-de-privacidad': [
    'Política de privacidad',
    '1. Quién es responsable de tus datos',
    '2. Qué datos recibimos',
    '3. Para qué usamos tus datos',
    '4. Por qué podemos usarlos',
    '5. Con quién los compartimos',
    '6. Datos que salen del Perú',
    '7. Cuánto tiempo los guardamos',
    '8. Tus derechos',
    '9. Cómo los protegemos',
    '10. Menores de edad',
    '11. Cookies y datos en tu dispositivo',
    '12. Cambios en esta política',
    'Haz una solicitud sobre tus datos',
    'Solicitud sobre datos personales',
  ],
  '/en/privacy-policy': [
    'Privacy policy',
    '1. Who is responsible for your data',
    '2. What data we receive',
    '3. What we use your data for',
    '4. Why we are allowed to use it',
    '5. Whom we share it with',
    '6. Data that leaves Peru',
    '7. How long we keep it',
    '8. Your rights',
    '9. How we protect it',
    '10. Minors',
    '11. Cookies and data on your device',
    '12. Changes to this policy',
    'Make a request about your data',
    'Request about personal data',
  ],
  '/libro-de-reclamaciones': [
    'Libro de Reclamaciones',
    'Proveedor Establecimiento y empresa',
    'Sección 1 Identificación del consumidor',
    'Sección 2 Bien contratado',
    'Sección 3 Detalle y pedido',
    'Sección 4 Observaciones del proveedor',
    'Sección 5 Autorización y envío',
    'Consulta tu hoja',
    'Estado de tu reclamo o queja',
  ],
  '/en/complaints-book': [
    'Complaints book',
    'Provider Establishment and company',
    /^Section 1 .*consumer/i,
    /^Section 2 What you/,
    /^Section 3 /,
    /^Section 4 Provider/,
    /^Section 5 /,
    /^Check the status of your/,
    'Status of your claim or grievance',
  ],
  '/maintenance': ['En Mantenimiento'],
  '/en/maintenance': ['Under maintenance'],
}

const nameMatcher = (name: string | RegExp) => (typeof name === 'string' ? name : expect.stringMatching(name))

for (const [path, outline] of Object.entries(englishOutlines))
  test(`${path} shows its sections in the agreed order and ends with the lead form`, async ({ page }) => {
    await open(page, path)
    await expect.poll(() => readOutline(page)).toEqual(outline.map(nameMatcher))
    const form = page.locator('#form-section').getByRole('form', { name: /^(Contact form|Waiting list)$/ })
    await expect(form).toBeVisible()
  })

for (const [path, recentPosts, lastSection, form] of [
  ['/noticias/2', 'Publicaciones recientes', /leíste\?$/, 'Formulario de Contacto'],
  ['/en/news/2', 'Recent posts', /your eye\?$/, 'Contact form'],
] as const)
  test(`${path} shows the article first, then recent posts and then the lead form`, async ({ page }) => {
    await open(page, path)
    const outline = await readOutline(page)
    expect(outline[0]).toBe(await page.getByRole('heading', { level: 1 }).textContent())
    expect(outline.slice(-3)).toEqual([recentPosts, expect.stringMatching(lastSection), form])
  })

for (const [path, outline] of Object.entries(outlinesWithoutLeadForm))
  test(`${path} shows its sections in the agreed order`, async ({ page }) => {
    await open(page, path)
    await expect.poll(() => readOutline(page)).toEqual(outline.map(nameMatcher))
  })
