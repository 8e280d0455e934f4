import { brand } from '@app/brand/brand'
import { expect, test } from '@playwright/test'
import { chatLink, claims, footer, main, section } from './support/page-parts'
import { open } from './support/site'

for (const [path, history, sections] of [
  [
    '/nosotros',
    'Empezamos en Arequipa hace más de 10 años con una idea sencilla',
    [
      ['Nuestra misión', 'Crear lugares donde las familias peruanas puedan quedarse'],
      ['Nuestra visión', 'Ser la desarrolladora que una familia recomienda a otra'],
      ['Lo que no negociamos', 'Lo que ofrecemos queda por escrito, y lo que queda por escrito se cumple.'],
    ],
  ],
  [
    '/en/about',
    'We started in Arequipa more than 10 years ago with a simple idea',
    [
      ['Our mission', 'To create places where Peruvian families can put down roots'],
      ['Our vision', 'To be the developer one family recommends to another'],
      ['What we hold to', 'What we offer, we put in writing; what is in writing, we do.'],
    ],
  ],
] as const)
  test(`${path} shows the history, mission, vision and values of the company`, async ({ page }) => {
    await open(page, path)
    await expect(main(page).getByText(history)).toBeVisible()
    for (const [name, text] of sections) await expect(section(page, name)).toContainText(text)
  })

for (const [path, claimTexts] of [
  ['/', [/^\+10\s*años de experiencia/, /^\+10\s*proyectos inmobiliarios/, /^\+1000\s*familias felices/]],
  ['/en', [/^10\+\s*years of experience/, /^10\+\s*real-estate projects/, /^1,000\+\s*happy families/]],
] as const)
  test(`${path} shows the three claims of the company`, async ({ page }) => {
    await open(page, path)
    await expect(claims(page).locator('label')).toHaveText([...claimTexts])
  })

for (const [path, region, certificates] of [
  ['/nosotros', 'Normas que nos exigen más', ['ISO 9001 Calidad', 'ISO 14001 Ambiente', 'EDGE En proyecto']],
  ['/en/about', 'Standards we work by', ['ISO 9001 Quality', 'ISO 14001 Environment', 'EDGE Planned']],
] as const)
  test(`${path} lists the certificates and marks the planned one`, async ({ page }) => {
    await open(page, path)
    const certificateItems = section(page, region).locator('dl > div')
    expect(
      await certificateItems.evaluateAll((items) =>
        items.map((item) => [...item.children].map((part) => part.textContent).join(' ')),
      ),
    ).toEqual(certificates)
  })

for (const path of ['/', '/en/news'])
  test(`the footer of ${path} shows both offices with address, phone and e-mail, and the copyright years`, async ({
    page,
  }) => {
    await open(page, path)
    for (const office of [
      new RegExp(
        String.raw`^Arequipa\s*Av\.\sDemostración\s100, Arequipa\s*\+51 900 000 001\s*arequipa@${brand.domain}$`,
      ),
      new RegExp(String.raw`^Lima\s*Av\.\sDemostración\s200, Lima\s*\+51 900 000 002\s*lima@${brand.domain}$`),
    ])
      await expect(footer(page).getByRole('listitem').filter({ hasText: office })).toBeVisible()
    await expect(footer(page)).toContainText(`© 2024–${new Date().getFullYear()}`)
  })

for (const [path, greeting] of [
  ['/', `Hola, vengo de la web de ${brand.name}`],
  ['/en/news', `Hello, I found you on the ${brand.name} website`],
] as const)
  test(`the chat link of ${path} opens WhatsApp with a greeting to the sales team`, async ({ page }) => {
    await open(page, path)
    const url = new URL((await chatLink(page).getAttribute('href')) ?? '')
    expect(url.origin + url.pathname).toBe('https://wa.me/51900000001')
    expect(url.searchParams.get('text')).toContain(greeting)
  })

for (const [path, phrases] of [
  [
    '/politica-de-privacidad',
    ['Quién es responsable de tus datos', 'Ley N.º 29733', 'Oficial de datos personales: Amparo Ejemplo.'],
  ],
  ['/en/privacy-policy', ['Who is responsible for your data', 'Law 29733', 'Data protection officer: Amparo Ejemplo.']],
] as const)
  test(`${path} shows the text of the privacy policy`, async ({ page }) => {
    await open(page, path)
    for (const phrase of phrases) await expect(main(page)).toContainText(phrase)
  })
