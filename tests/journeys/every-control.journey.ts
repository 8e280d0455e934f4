import { expect, test } from '@playwright/test'
import { type PressedKinds, pressAllControls } from './support/controls'
import { type Device, openDevice } from './support/devices'

const project = '/proyectos/condominios/santorini'
/** Pages to check with each change. The others are checked every night, because checking them takes 15 minutes. */
const frequentPages = ['/visita', '/noticias']
const nightlyPages = [
  '/',
  project,
  `${project}/lotes`,
  '/proyectos/multifamiliares/o2/departamentos',
  '/proyectos',
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
const englishPages = [
  '/en/projects/condominiums/santorini',
  '/en/projects/condominiums/santorini/lots',
  '/en',
  '/en/projects/apartments/o2',
  '/en/quote',
  '/en/visit',
  '/en/complaints-book',
]
const phonePages = [
  project,
  `${project}/lotes`,
  '/',
  '/proyectos/multifamiliares/o2/departamentos',
  '/terminos-y-condiciones',
]

const runs: [language: string, device: Device, paths: string[], tag: string[]][] = [
  ['Spanish', 'desktop', frequentPages, []],
  ['Spanish', 'desktop', nightlyPages, ['@long']],
  ['English', 'desktop', englishPages, ['@long']],
  ['Spanish', 'phone', phonePages, ['@long']],
]

for (const [language, device, paths, tag] of runs)
  test.describe(`${language}, ${device}`, { tag }, () => {
    const sharedControls: PressedKinds = new Set()
    for (const path of paths)
      test(`every button and in-page link of ${path} has an effect`, async ({ browser }) => {
        test.setTimeout(600_000)
        // Autoplay would count as an effect of a press.
        const page = await openDevice(browser, device, { reducedMotion: 'reduce' })
        const { ineffective, count } = await pressAllControls(page, path, sharedControls)
        console.log(`${path}: ${count} controls pressed`)
        expect(count).toBeGreaterThan(0)
        expect(ineffective).toEqual([])
        await page.context().close()
      })
  })
