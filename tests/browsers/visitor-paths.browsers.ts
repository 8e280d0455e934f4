// Tests Firefox, and WebKit, which every browser on an iPhone uses.
import { copyFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { uniqueEmail } from '../e2e/support/forms'
import { readComplaintBodies, readCrmBodies, readMailsTo } from '../e2e/support/integrations'
import { product } from '../e2e/support/product'
import { startFirefox } from './firefox'
import { eventually, type VisitorBrowser } from './visitor-browser'
import { startWebkit } from './webkit'

const repository = path.resolve(import.meta.dirname, '../..')
const reference = /SM-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}/
const phone = { width: 430, height: 900 }
const desktop = { width: 1440, height: 900 }
const leadForm = 'form[action$="/api/leads"]'

for (const start of [startFirefox, startWebkit]) {
  const engine = start === startFirefox ? 'Firefox' : 'WebKit'
  test.describe(engine, () => {
    let browser: VisitorBrowser
    test.beforeAll(async () => {
      browser = await start()
      console.log(`${engine} ${browser.version}`)
    })
    test.afterAll(() => browser?.close())
    test.afterEach(async () => {
      const info = test.info()
      if (info.status !== 'passed') await browser.screenshot(info.outputPath('page.png'))
    })

    const open = (sitePath: string) => browser.open(product().siteUrl + sitePath)
    // biome-ignore lint/performance/useDomNodeTextContent: hidden text is not what a person reads.
    const pageText = () => browser.read(() => document.body.innerText, undefined)
    const waitForText = (pattern: RegExp) =>
      eventually(`text ${pattern}`, async () => pattern.exec(await pageText())?.[0])
    const readOverflow = () =>
      browser.read(() => document.documentElement.scrollWidth - document.documentElement.clientWidth, undefined)

    async function fillPerson(scope: string, email: string) {
      await browser.type({ kind: 'field', name: '^(Nombres?|First name)', within: scope }, 'Lucía')
      await eventually('the form is hydrated', () =>
        browser.read((form) => document.querySelector(form)?.hasAttribute('novalidate') ?? false, scope),
      )
      await browser.type({ kind: 'field', name: '^(Apellidos?|Last name)', within: scope }, 'Paredes Quispe')
      await browser.type({ kind: 'field', name: '^(Correo electrónico|E-mail)', within: scope }, email)
      await browser.type({ kind: 'field', name: '^(Teléfono|Phone)', within: scope }, '951 234 567')
    }

    const acceptTerms = (scope: string) =>
      browser.press({ kind: 'choice', name: '^(Acepto los términos|I accept the terms)', within: scope })

    for (const [name, size] of Object.entries({ phone, desktop })) {
      test(`shows every kind of page without broken images or sideways scrolling on a ${name}`, async () => {
        await browser.resize(size.width, size.height)
        for (const sitePath of [
          '/',
          '/en',
          '/nosotros',
          '/noticias',
          '/referidos',
          '/libro-de-reclamaciones',
          '/terminos-y-condiciones',
          '/cotizador?proyecto=santorini',
          '/comparar',
          '/visita',
          '/proyectos/condominios/santorini',
          '/proyectos/condominios/santorini/lotes',
          '/en/projects/apartments/o2',
        ]) {
          await open(sitePath)
          await waitForText(/\S/)
          expect.soft(await readOverflow(), `${sitePath} scrolls sideways`).toBeLessThanOrEqual(0)
          const brokenImages = await browser.read(
            () =>
              [...document.images]
                .filter((element) => element.complete && element.naturalWidth === 0)
                .map((element) => element.src),
            undefined,
          )
          expect.soft(brokenImages, `images of ${sitePath}`).toEqual([])
        }
      })
    }

    test('keeps the filters of the lots page inside their card at 1024 px', async () => {
      await browser.resize(1024, 900)
      await open('/proyectos/condominios/santorini/lotes')
      await eventually('the block select', () =>
        browser.read(() => document.querySelector('select') !== null, undefined),
      )
      const overflowingControls = await browser.read(() => {
        const width = document.documentElement.clientWidth
        return [...document.querySelectorAll('main select, main input')].flatMap((control) => {
          const card = control.closest('form, fieldset, section, [class*=filter]')?.getBoundingClientRect()
          const box = control.getBoundingClientRect()
          if (!card || box.width === 0) return []
          return box.right > card.right + 1 || box.right > width ? [control.outerHTML.slice(0, 80)] : []
        })
      }, undefined)
      expect(overflowingControls).toEqual([])
    })

    test('sends the lead form of a project, and the CRM gets the right project', async () => {
      const email = uniqueEmail('browsers')
      await browser.resize(desktop.width, desktop.height)
      await open('/proyectos/condominios/santorini')
      await fillPerson(leadForm, email)
      await acceptTerms(leadForm)
      await browser.press({ kind: 'button', name: '^Enviar', within: leadForm })
      await waitForText(reference)
      await eventually('the CRM', async () => (await readCrmBodies(email)).length === 1)
      expect((await readCrmBodies(email))[0]?.project_id).toBe(6)
      await eventually('the mail', async () => (await readMailsTo(email)).length > 0)
    })

    test('sends the quote of a lot as a PDF by mail', async () => {
      const email = uniqueEmail('browsers')
      await browser.resize(phone.width, phone.height)
      await open('/cotizador?proyecto=santorini&lote=C-01')
      await waitForText(/Lote C-01/)
      const form = 'form:has(input[type=email])'
      await fillPerson(form, email)
      await acceptTerms(form)
      await browser.press({ kind: 'button', name: '^Enviar esta cotización', within: form })
      await waitForText(reference)
      const pdfName = await eventually('the quote', async () =>
        (await readMailsTo(email))
          .flatMap((mail) => mail.files.map((file) => file.name))
          .find((name) => name.endsWith('.pdf')),
      )
      expect(pdfName).toMatch(/^P-\d{4}-\d{6}\.pdf$/)
    })

    test('opens the card of a lot on the plan and names the lot in the URL', async () => {
      await browser.resize(desktop.width, desktop.height)
      await open('/proyectos/condominios/santorini/lotes')
      // The first interaction hydrates the plan and turns its lots into buttons.
      await browser.press({ kind: 'heading', name: 'Santorini' })
      await browser.press({ kind: 'button', name: '^C-01, Disponible' })
      await eventually('the card', () =>
        browser.read(
          () => [...document.querySelectorAll('h2, h3')].some((element) => /Lote C-01/.test(element.textContent ?? '')),
          undefined,
        ),
      )
      expect(await browser.read(() => location.search, undefined)).toContain('lote=C-01')
    })

    test('files a complaint with a photo whose file name contains a space and brackets', async () => {
      const email = uniqueEmail('browsers')
      const photo = path.join(tmpdir(), 'Foto (2).jpg')
      copyFileSync(path.join(repository, 'content/media/santorini-hero-1.jpg'), photo)
      await browser.resize(desktop.width, desktop.height)
      await open('/libro-de-reclamaciones')
      const form = 'form[action$="/api/complaints"]'
      await browser.type({ kind: 'field', name: '^Nombres?', within: form }, 'Rosa')
      await eventually('the form is hydrated', () =>
        browser.read((selector) => document.querySelector(selector)?.hasAttribute('novalidate') ?? false, form),
      )
      const texts: Record<string, string> = {
        '^Apellidos?': 'Mamani Flores',
        '^Número de documento': '40123456',
        '^Correo electrónico': email,
        '^Teléfono': '951234567',
        '^Departamento': 'Arequipa',
        '^Provincia': 'Islay',
        '^Distrito': 'Mejía',
        '^Dirección': 'Calle Los Geranios 12',
        '^Monto reclamado': '150',
        '^Descripción': 'Lote en Santorini',
        '^Detalle': 'La entrega se retrasó dos meses.',
        '^Pedido': 'Una fecha de entrega.',
      }
      await browser.choose({ kind: 'field', name: '^Establecimiento', within: form }, 'Arequipa')
      await browser.choose({ kind: 'field', name: '^Tipo de documento', within: form }, 'DNI')
      for (const [name, text] of Object.entries(texts)) await browser.type({ kind: 'field', name, within: form }, text)
      await browser.choose({ kind: 'field', name: '^Moneda', within: form }, 'S/|Soles')
      await browser.press({ kind: 'choice', name: '^Proyecto', within: form })
      await browser.press({ kind: 'choice', name: '^Reclamo', within: form })
      await browser.press({ kind: 'choice', name: '^Sí', within: form })
      await acceptTerms(form)
      await browser.attach(`${form} input[type=file]`, photo)
      await browser.press({ kind: 'button', name: '^Enviar', within: form })
      await waitForText(/Tu reclamo fue registrado/)
      await eventually('the sheet', async () => (await readComplaintBodies(email)).length === 1)
    })
  })
}
