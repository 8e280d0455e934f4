// sections.e2e.ts checks the outlines of the Spanish pages.
import { expect, test } from '@playwright/test'
import { outlineOf } from './support/outline'
import { sectionWith } from './support/page-parts'
import { open } from './support/site'

test.use({ viewport: { width: 1440, height: 900 } })

/** The section names of a page. A name whose wording is not final is a pattern. */
type Outline = (string | RegExp)[]

const englishOutlines: Record<string, Outline> = {
  '/en': [
    'From stone to shore.',
    'Our track record',
    'Solid stone, open sea',
    'Choose where to take root',
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
    'A white village facing the sea',
    'Contact form',
    'See how the day goes by',
    'Choose your lot on the plan',
    'From bare sand to white village',
    'Construction progress',
    'How construction is going',
    'In Mejía, on the coast',
    'What you get, no small print',
    'A lot of 100 m², in figures',
    'Documents and answers',
    'What people ask us most',
    /^You may also/,
    'Other projects',
    'Your lot at Santorini',
    'Contact form',
  ],
  '/en/projects/apartments/o2': [
    'Pictures of O2',
    'O2: price and features',
    'O2',
    'Green balconies above the city',
    'Contact form',
    'Evening light, leaves and wood',
    'The building and its shared areas',
    'Inside the apartments',
    'The apartments, floor by floor',
    'Up along the balconies',
    /pre-sale/i,
    'In Lima, trees at its feet',
    'What you get, no small print',
    'Documents and answers',
    'What people ask us most',
    /^You may also/,
    'Other projects',
    'Your apartment at O2',
    'Contact form',
  ],
  '/en/projects/apartments/killa': [
    'Pictures of Killa',
    'Killa: price and features',
    'Killa',
    'Stone below, tiles above',
    'Waiting list',
    'From the lobby to the roof terrace',
    'The building and its shared areas',
    'Inside the apartments',
    'The apartments, floor by floor',
    'In Quechua, killa means moon',
    'Waiting list for the next building',
    'In Cusco, down in the valley',
    'What you get, no small print',
    'What people ask us most',
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
    'Four steps, one at a time',
    'Introduce us to your referral',
    'Referral form',
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
    await expect.poll(() => outlineOf(page)).toEqual(outline.map(nameMatcher))
    const lastSection = sectionWith(page, page.getByRole('form', { name: /^(Contact form|Waiting list)$/ }))
    await expect(lastSection).toHaveId('form-section')
  })

for (const [path, recentPosts, lastSection, form] of [
  ['/noticias/2', 'Publicaciones recientes', /leíste\?$/, 'Formulario de Contacto'],
  ['/en/news/2', 'Recent posts', /your eye\?$/, 'Contact form'],
] as const)
  test(`${path} shows the article first, then recent posts and then the lead form`, async ({ page }) => {
    await open(page, path)
    const outline = await outlineOf(page)
    expect(outline[0]).toBe(await page.getByRole('heading', { level: 1 }).textContent())
    expect(outline.slice(-3)).toEqual([recentPosts, expect.stringMatching(lastSection), form])
  })

for (const [path, outline] of Object.entries(outlinesWithoutLeadForm))
  test(`${path} shows its sections in the agreed order`, async ({ page }) => {
    await open(page, path)
    await expect.poll(() => outlineOf(page)).toEqual(outline.map(nameMatcher))
  })
