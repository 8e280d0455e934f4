// Every in-page link and every button of the site is pressed once after its scripts run, and must do something.
import { expect, test } from '@playwright/test'
import { type Pressed, pressEverything } from './support/controls'
import { type Device, pageOn } from './support/devices'

const project = '/proyectos/condominios/santorini'
/** With each change; the other pages every night, since all take a quarter of an hour. */
const often = ['/visita', '/noticias']
const rest = [
  '/',
  project,
  `${project}/lotes`,
  '/proyectos/multifamiliares/o2/departamentos',
  '/cotizador',
  '/libro-de-reclamaciones',
  '/proyectos/multifamiliares/o2',
  '/proyectos/multifamiliares/killa',
  '/zonas/mejia',
  '/comparar?p=santorini,coral',
  '/cotizacion/verificar',
  '/nosotros',
  '/noticias/1',
  '/responsabilidad-social',
  '/referidos',
  '/referidos/estado',
  '/terminos-y-condiciones',
  '/politica-de-privacidad',
]
const inEnglish = [
  '/en/projects/condominiums/santorini',
  '/en/projects/condominiums/santorini/lots',
  '/en',
  '/en/projects/apartments/o2',
  '/en/quote',
  '/en/visit',
  '/en/complaints-book',
]
const onPhone = [
  project,
  `${project}/lotes`,
  '/',
  '/proyectos/multifamiliares/o2/departamentos',
  '/terminos-y-condiciones',
]

const walks: [language: string, device: Device, addresses: string[], tag: string[]][] = [
  ['Spanish', 'desktop', often, []],
  ['Spanish', 'desktop', rest, ['@long']],
  ['English', 'desktop', inEnglish, ['@long']],
  ['Spanish', 'phone', onPhone, ['@long']],
]

for (const [language, device, addresses, tag] of walks)
  test.describe(`${language}, ${device}`, { tag }, () => {
    const shared: Pressed = new Set()
    for (const address of addresses)
      test(`everything that can be pressed on ${address} does something`, async ({ browser }) => {
        test.setTimeout(600_000)
        // Autoplay would look like the effect of a press.
        const page = await pageOn(browser, device, { reducedMotion: 'reduce' })
        const { idle, count } = await pressEverything(page, address, shared)
        console.log(`${address}: ${count} controls pressed`)
        expect(count).toBeGreaterThan(0)
        expect(idle).toEqual([])
        await page.context().close()
      })
  })
