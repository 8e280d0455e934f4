// A buyer from the project page to a verified quote and an appointment: by mouse, touch and keyboard, on desktop and
// phone, in both languages. Elements are found only by their accessible names.
import { expect, type Page, test } from '@playwright/test'
import { drag, type Hand, type HandName, hands, pinch } from './support/hands'
import { newVisitor, reference, type Visitor } from './support/lead-form'
import { mailsTo } from './support/receivers'
import { open } from './support/site'

const ways: [HandName, number][] = [
  ['mouse', 1440],
  ['touch', 390],
  ['keyboard', 390],
  ['keyboard', 1440],
]

const words = {
  es: {
    project: '/proyectos/condominios/santorini',
    toLots: 'Ver el plano completo',
    lots: 'Lotes de Santorini',
    plan: 'Plano de lotes de Santorini',
    free: 'Disponible',
    block: 'Manzana C',
    lot: (code: string) => `Lote ${code}`,
    compare: 'Comparar',
    compareTwo: 'Comparar 2 lotes',
    compared: 'Para comparar',
    quote: 'Cotizar',
    visit: 'Visitar',
    instalment: 'Tu cuota',
    send: 'Enviar esta cotización',
    names: ['Nombre', 'Apellido', 'Correo electrónico', 'Teléfono'],
    accept: /^Acepto los términos y condiciones/,
    toHours: 'Elegir día y hora de visita',
    toCheck: '¿Ya tienes una proforma? Comprueba que es nuestra',
    mail: 'Tu cotización',
    number: 'Número de proforma',
    code: 'Código de verificación',
    check: 'Comprobar',
    ours: 'Esta proforma es nuestra',
    hours: 'Elige día y hora',
    later: 'Días siguientes',
    visitNames: ['Nombres', 'Apellidos', 'Celular', 'Correo'],
    book: 'Reservar mi visita',
    expected: /^Te esperamos/,
    move: 'Mover mi visita',
    moved: 'Listo: movimos tu visita y te enviamos un correo.',
    cancel: 'Cancelar',
    cancelYes: 'Sí, cancelar mi visita',
    cancelled: 'Tu visita está cancelada',
    building: '/proyectos/multifamiliares/o2',
    toApartments: 'Ver todos los departamentos',
    apartments: 'Departamentos de O2',
    apartment: 'Departamento',
    floors: /^Departamentos de O2/,
  },
  en: {
    project: '/en/projects/condominiums/santorini',
    toLots: 'See the whole plan',
    lots: 'Lots in Santorini',
    plan: 'Plan of the lots in Santorini',
    free: 'Available',
    block: 'Block C',
    lot: (code: string) => `Lot ${code}`,
    compare: 'Compare',
    compareTwo: 'Compare 2 lots',
    compared: 'To compare',
    quote: 'Quote',
    visit: 'Visit',
    instalment: 'Your instalment',
    send: 'Send this quote',
    names: ['First name', 'Last name', 'E-mail', 'Phone'],
    accept: /^I accept the terms and conditions/,
    toHours: 'Choose a day and time to visit',
    toCheck: 'Already have a quote? Check that it is ours',
    mail: 'Your quote',
    number: 'Quote number',
    code: 'Verification code',
    check: 'Check',
    ours: 'This quote is ours',
    hours: 'Choose day and time',
    later: 'Later days',
    visitNames: ['First name', 'Last name', 'Mobile', 'E-mail'],
    book: 'Book my visit',
    expected: /^See you/,
    move: 'Move my visit',
    moved: 'Done: we have moved your visit and sent you an e-mail.',
    cancel: 'Cancel',
    cancelYes: 'Yes, cancel my visit',
    cancelled: 'Your visit is cancelled',
    building: '/en/projects/apartments/o2',
    toApartments: 'See all apartments',
    apartments: 'Apartments in O2',
    apartment: 'Apartment',
    floors: /^Apartments in O2/,
  },
} as const

type Words = (typeof words)['es' | 'en']
type Walk = { page: Page; hand: Hand; name: HandName; w: Words; visitor: Visitor }

for (const language of ['es', 'en'] as const)
  for (const [name, width] of ways)
    test.describe(`by ${name} at ${width} px in ${language}`, () => {
      test.use({ viewport: { width, height: width === 390 ? 844 : 900 }, hasTouch: name === 'touch' })

      test('a visitor compares two lots, sends and verifies a quote, and moves and cancels an appointment', {
        tag: '@long',
      }, async ({ page }) => {
        test.setTimeout(240_000)
        const walk = { page, hand: hands[name](page), name, w: words[language], visitor: newVisitor() }
        await open(page, walk.w.project)
        await walk.hand.press(page.getByRole('link', { name: walk.w.toLots }))
        await compareTwoLots(walk)
        await sendQuote(walk)
        await bookVisit(walk)
        await checkQuote(walk)
      })
    })

for (const [language, name, width] of [
  ['es', 'keyboard', 1440],
  ['en', 'touch', 390],
] as const)
  test.describe(`by ${name} at ${width} px in ${language}`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: name === 'touch' })

    test('a visitor chooses an apartment in a building and books an appointment', { tag: '@long' }, async ({
      page,
    }) => {
      test.setTimeout(120_000)
      const w = words[language]
      const hand = hands[name](page)
      await open(page, w.building)
      await hand.press(page.getByRole('link', { name: w.toApartments }))
      await expect(page.getByRole('heading', { level: 1, name: w.apartments })).toBeVisible()
      await page.waitForLoadState()
      const table = page.getByRole('table', { name: w.floors })
      const unit = (code: string) => table.getByRole('button', { name: new RegExp(`^${code}, .+, ${w.free}, `) })
      if (name === 'keyboard') {
        await page.keyboard.press('Tab')
        await hand.press(unit('2-01'))
        await page.keyboard.press('Escape')
        await page.keyboard.press('ArrowUp')
        await page.keyboard.press('ArrowDown')
        await page.keyboard.press('Enter')
      } else {
        // The first interaction with the page, before any script of the table has loaded.
        await table.getByRole('cell', { name: w.free }).last().tap()
        await expect(page.getByRole('region', { name: w.apartment })).toBeVisible()
        await unit('2-01').tap()
      }
      const card = page.getByRole('region', { name: `${w.apartment} 2-01` })
      await hand.press(card.getByRole('link', { name: w.visit }))
      await expect(page.getByRole('heading', { level: 1, name: w.hours })).toBeVisible()
      await expect(page.getByRole('complementary')).toContainText(`${w.apartment}2-01`)
    })
  })

/** Finds the lots by the names in the accessibility tree. */
async function compareTwoLots({ page, hand, name, w }: Walk) {
  const plan = page.getByRole('group', { name: w.plan })
  const onPlan = (code: string) => plan.getByRole('button', { name: new RegExp(`^${code}, ${w.free}, .+ US\\$.\\d`) })
  const title = page.getByRole('heading', { level: 1, name: w.lots })
  await expect(title).toBeVisible()
  await page.waitForLoadState()
  // The first interaction hydrates the plan.
  if (name === 'keyboard') await page.keyboard.press('Tab')
  else if (name === 'touch') await drag(page, title, { x: 0, y: -60 })
  else await page.mouse.wheel(0, 100)
  await expect(onPlan('C-01')).toBeVisible()
  for (const [at, code] of ['C-01', 'C-02'].entries()) {
    const heading = page.getByRole('heading', { name: w.lot(code) })
    if (name === 'keyboard' && at === 0) {
      await hand.press(onPlan('A-01'))
      await page.keyboard.press('Escape')
      await page.keyboard.press('c')
      await expect(onPlan(code)).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(heading).toBeFocused()
    } else if (name === 'keyboard') {
      // Back to the lot, then to its neighbour.
      await page.keyboard.press('Escape')
      await page.keyboard.press('ArrowDown')
      await expect(onPlan(code)).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(heading).toBeFocused()
    } else {
      // A finger covers more than one lot of the whole plan: zoom to the block first, then tap the lot.
      if (name === 'touch' && at === 0) await hand.press(page.getByRole('button', { name: w.block }))
      await hand.press(onPlan(code))
      await expect(heading).toBeVisible()
    }
    await hand.press(page.getByRole('region', { name: w.lot(code) }).getByRole('button', { name: w.compare }))
  }
  const card = page.getByRole('region', { name: w.lot('C-02') })
  if (name === 'touch') {
    await drag(page, card.getByRole('heading'), { x: 0, y: 160 })
    await expect(card).toHaveCount(0)
    const before = await onPlan('C-01').boundingBox()
    await pinch(page, plan, 60)
    await expect
      .poll(async () => (await onPlan('C-01').boundingBox())?.width)
      .toBeGreaterThan((before?.width ?? 0) * 1.2)
  }
  await hand.press(page.getByRole('button', { name: w.compareTwo }))
  const table = page.getByRole('table', { name: w.compared })
  await expect(table.getByRole('columnheader', { name: 'C-02' })).toBeVisible()
  await hand.press(table.getByRole('link', { name: `${w.quote} C-01` }))
}

async function sendQuote({ page, hand, w, visitor }: Walk) {
  await expect(page.getByRole('heading', { name: w.lot('C-01') })).toBeVisible()
  const instalment = page.getByRole('region', { name: w.instalment, exact: true })
  await expect(instalment).toContainText('US$ 334.00')
  await hand.press(page.getByRole('radio', { name: '48', exact: true }))
  await expect(instalment).toContainText('US$ 417.50')
  const form = page.getByRole('form', { name: w.send })
  const values = [visitor.firstName, visitor.lastName, visitor.email, visitor.phone]
  for (const [at, label] of w.names.entries())
    await hand.write(form.getByRole('textbox', { name: label, exact: true }), values[at] ?? '')
  await hand.press(form.getByRole('checkbox', { name: w.accept }))
  await hand.press(form.getByRole('button', { name: w.send }))
  await expect(page.getByText(reference).first()).toBeVisible()
}

async function bookVisit({ page, hand, w, visitor }: Walk) {
  await hand.press(page.getByRole('link', { name: w.toHours }))
  await expect(page.getByRole('heading', { level: 1, name: w.hours })).toBeVisible()
  const ticket = page.getByRole('complementary')
  await expect(ticket).toContainText('C-01')
  await expect(ticket).toContainText('Santorini')
  await hand.press(page.getByRole('link', { name: w.later }))
  const free = page.getByRole('radio')
  await hand.press(free.first())
  const values = [visitor.firstName, visitor.lastName, visitor.phone, visitor.email]
  for (const [at, label] of w.visitNames.entries())
    await hand.write(page.getByRole('textbox', { name: label, exact: true }), values[at] ?? '')
  await hand.press(page.getByRole('checkbox', { name: w.accept }))
  await hand.press(page.getByRole('button', { name: w.book }))
  await expect(page.getByRole('heading', { level: 1, name: w.expected })).toBeVisible()
  await hand.press(page.getByRole('link', { name: w.move }))
  await hand.press(free.last())
  await hand.press(page.getByRole('button', { name: w.move }))
  await expect(page.getByRole('status').filter({ hasText: w.moved })).toBeVisible()
  await hand.press(page.getByText(w.cancel, { exact: true }))
  await hand.press(page.getByRole('button', { name: w.cancelYes }))
  await expect(page.getByRole('heading', { level: 1, name: w.cancelled })).toBeVisible()
}

/** Opens the quote by the link in the mail, and by number and code as a third person would. */
async function checkQuote({ page, hand, w, visitor }: Walk) {
  const quoteMail = async () => (await mailsTo(visitor.email)).find(({ subject }) => subject.startsWith(w.mail))
  await expect.poll(quoteMail, { timeout: 30_000 }).toBeTruthy()
  const mail = await quoteMail()
  const [number = ''] = /P-\d{4}-\d{6}/.exec(mail?.subject ?? '') ?? []
  const [code = ''] = reference.exec(mail?.text ?? '') ?? []
  expect(mail?.files.map(({ name, bytes }) => [name, bytes.subarray(0, 5).toString()])).toEqual([
    [`${number}.pdf`, '%PDF-'],
  ])
  const [link = ''] = new RegExp(`https?://\\S+${number}\\S*`).exec(mail?.text ?? '') ?? []
  await page.goto(link)
  await expect(page.getByRole('heading', { name: w.ours })).toBeVisible()

  await open(page, w.project.startsWith('/en') ? '/en/quote' : '/cotizador')
  await hand.press(page.getByRole('link', { name: w.toCheck }))
  await hand.write(page.getByRole('textbox', { name: w.number }), number)
  await hand.write(page.getByRole('textbox', { name: w.code }), code)
  await hand.press(page.getByRole('button', { name: w.check, exact: true }))
  await expect(page.getByRole('heading', { name: w.ours })).toBeVisible()
  await expect(page.getByRole('heading', { name: `${w.lot('C-01')}, Santorini` })).toBeVisible()
}
