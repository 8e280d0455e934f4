// Runs the path of a buyer with mouse, touch and keyboard. Elements are found by role and accessible name.
import { expect, type Page, test } from '@playwright/test'
import { drag, type InputMethod, type InputMethodName, inputMethods, pinch } from './support/input-methods'
import { readMailsTo } from './support/integrations'
import { newVisitor, reference, type Visitor } from './support/lead-form'
import { open } from './support/site'

const inputsAndWidths: [InputMethodName, number][] = [
  ['mouse', 1440],
  ['touch', 390],
  ['keyboard', 390],
  ['keyboard', 1440],
]

const texts = {
  es: {
    project: '/proyectos/condominios/santorini',
    lotsLink: 'Ver el plano completo',
    lotsHeading: 'Lotes de Santorini',
    plan: 'Plano de lotes de Santorini',
    free: 'Disponible',
    block: 'Manzana C',
    lot: (code: string) => `Lote ${code}`,
    compare: 'Comparar',
    compareButton: 'Comparar 2 lotes',
    comparisonTable: 'Para comparar',
    quote: 'Cotizar',
    appointment: 'Visitar',
    instalment: 'Tu cuota',
    send: 'Enviar esta cotización',
    quoteFields: ['Nombre', 'Apellido', 'Correo electrónico', 'Teléfono'],
    accept: /^Acepto los términos y condiciones/,
    appointmentLink: 'Elegir día y hora de visita',
    verifyLink: '¿Ya tienes una proforma? Comprueba que es nuestra',
    mailSubject: 'Tu cotización',
    number: 'Número de proforma',
    code: 'Código de verificación',
    check: 'Comprobar',
    verifiedHeading: 'Esta proforma es nuestra',
    appointmentHeading: 'Elige día y hora',
    laterDaysLink: 'Días siguientes',
    appointmentFields: ['Nombres', 'Apellidos', 'Celular', 'Correo'],
    book: 'Reservar mi visita',
    confirmedHeading: /^Te esperamos/,
    move: 'Mover mi visita',
    movedMessage: 'Listo: movimos tu visita y te enviamos un correo.',
    cancel: 'Cancelar',
    confirmCancelButton: 'Sí, cancelar mi visita',
    cancelledHeading: 'Tu visita está cancelada',
    building: '/proyectos/multifamiliares/o2',
    apartmentsLink: 'Ver todos los departamentos',
    apartmentsHeading: 'Departamentos de O2',
    apartment: 'Departamento',
    floorTable: /^Departamentos de O2/,
  },
  en: {
    project: '/en/projects/condominiums/santorini',
    lotsLink: 'See the whole plan',
    lotsHeading: 'Lots in Santorini',
    plan: 'Plan of the lots in Santorini',
    free: 'Available',
    block: 'Block C',
    lot: (code: string) => `Lot ${code}`,
    compare: 'Compare',
    compareButton: 'Compare 2 lots',
    comparisonTable: 'To compare',
    quote: 'Quote',
    appointment: 'Visit',
    instalment: 'Your instalment',
    send: 'Send this quote',
    quoteFields: ['First name', 'Last name', 'E-mail', 'Phone'],
    accept: /^I accept the terms and conditions/,
    appointmentLink: 'Choose a day and time to visit',
    verifyLink: 'Already have a quote? Check that it is ours',
    mailSubject: 'Your quote',
    number: 'Quote number',
    code: 'Verification code',
    check: 'Check',
    verifiedHeading: 'This quote is ours',
    appointmentHeading: 'Choose day and time',
    laterDaysLink: 'Later days',
    appointmentFields: ['First name', 'Last name', 'Mobile', 'E-mail'],
    book: 'Book my visit',
    confirmedHeading: /^See you/,
    move: 'Move my visit',
    movedMessage: 'Done: we have moved your visit and sent you an e-mail.',
    cancel: 'Cancel',
    confirmCancelButton: 'Yes, cancel my visit',
    cancelledHeading: 'Your visit is cancelled',
    building: '/en/projects/apartments/o2',
    apartmentsLink: 'See all apartments',
    apartmentsHeading: 'Apartments in O2',
    apartment: 'Apartment',
    floorTable: /^Apartments in O2/,
  },
} as const

type Texts = (typeof texts)['es' | 'en']
type BuyerPath = { page: Page; input: InputMethod; name: InputMethodName; text: Texts; visitor: Visitor }

for (const language of ['es', 'en'] as const)
  for (const [name, width] of inputsAndWidths)
    test.describe(`by ${name} at ${width} px in ${language}`, () => {
      test.use({ viewport: { width, height: width === 390 ? 844 : 900 }, hasTouch: name === 'touch' })

      test('a visitor compares two lots, sends and verifies a quote, and moves and cancels an appointment', {
        tag: '@long',
      }, async ({ page }) => {
        test.setTimeout(240_000)
        const buyerPath = { page, input: inputMethods[name](page), name, text: texts[language], visitor: newVisitor() }
        await open(page, buyerPath.text.project)
        await buyerPath.input.press(page.getByRole('link', { name: buyerPath.text.lotsLink }))
        await compareTwoLots(buyerPath)
        await sendQuote(buyerPath)
        await changeAppointment(buyerPath)
        await verifyQuote(buyerPath)
      })
    })

for (const [language, name, width] of [
  ['es', 'keyboard', 1440],
  ['en', 'touch', 390],
] as const)
  test.describe(`by ${name} at ${width} px in ${language}`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch: name === 'touch' })

    test('a visitor chooses an apartment in a building and opens its appointment page', { tag: '@long' }, async ({
      page,
    }) => {
      test.setTimeout(120_000)
      const text = texts[language]
      const input = inputMethods[name](page)
      await open(page, text.building)
      await input.press(page.getByRole('link', { name: text.apartmentsLink }))
      await expect(page.getByRole('heading', { level: 1, name: text.apartmentsHeading })).toBeVisible()
      await page.waitForLoadState()
      const table = page.getByRole('table', { name: text.floorTable })
      const unit = (code: string) => table.getByRole('button', { name: new RegExp(`^${code}, .+, ${text.free}, `) })
      if (name === 'keyboard') {
        await page.keyboard.press('Tab')
        await input.press(unit('2-01'))
        await page.keyboard.press('Escape')
        await page.keyboard.press('ArrowUp')
        await page.keyboard.press('ArrowDown')
        await page.keyboard.press('Enter')
      } else {
        // This tap happens before any script of the table has loaded, and must still work.
        await table.getByRole('cell', { name: text.free }).last().tap()
        await expect(page.getByRole('region', { name: text.apartment })).toBeVisible()
        await unit('2-01').tap()
      }
      const card = page.getByRole('region', { name: `${text.apartment} 2-01` })
      await input.press(card.getByRole('link', { name: text.appointment }))
      await expect(page.getByRole('heading', { level: 1, name: text.appointmentHeading })).toBeVisible()
      await expect(page.getByRole('complementary')).toContainText(`${text.apartment}2-01`)
    })
  })

/** Compares lots C-01 and C-02 and opens the quote of C-01. */
async function compareTwoLots({ page, input, name, text }: BuyerPath) {
  const plan = page.getByRole('group', { name: text.plan })
  const lotOnPlan = (code: string) =>
    plan.getByRole('button', { name: new RegExp(`^${code}, ${text.free}, .+ US\\$.\\d`) })
  const title = page.getByRole('heading', { level: 1, name: text.lotsHeading })
  await expect(title).toBeVisible()
  await page.waitForLoadState()
  // The first interaction hydrates the plan.
  if (name === 'keyboard') await page.keyboard.press('Tab')
  else if (name === 'touch') await drag(page, title, { x: 0, y: -60 })
  else await page.mouse.wheel(0, 100)
  await expect(lotOnPlan('C-01')).toBeVisible()
  for (const [index, code] of ['C-01', 'C-02'].entries()) {
    const heading = page.getByRole('heading', { name: text.lot(code) })
    if (name === 'keyboard' && index === 0) {
      await input.press(lotOnPlan('A-01'))
      await page.keyboard.press('Escape')
      await page.keyboard.press('c')
      await expect(lotOnPlan(code)).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(heading).toBeFocused()
    } else if (name === 'keyboard') {
      // Escape returns the focus to the lot, and ArrowDown moves it to the neighbouring lot.
      await page.keyboard.press('Escape')
      await page.keyboard.press('ArrowDown')
      await expect(lotOnPlan(code)).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(heading).toBeFocused()
    } else {
      // Zoom to the block first, because a finger covers several lots when the whole plan is shown.
      if (name === 'touch' && index === 0) await input.press(page.getByRole('button', { name: text.block }))
      await input.press(lotOnPlan(code))
      await expect(heading).toBeVisible()
    }
    await input.press(page.getByRole('region', { name: text.lot(code) }).getByRole('button', { name: text.compare }))
  }
  const card = page.getByRole('region', { name: text.lot('C-02') })
  if (name === 'touch') {
    await drag(page, card.getByRole('heading'), { x: 0, y: 160 })
    await expect(card).toHaveCount(0)
    const boxBeforeZoom = await lotOnPlan('C-01').boundingBox()
    await pinch(page, plan, 60)
    await expect
      .poll(async () => (await lotOnPlan('C-01').boundingBox())?.width)
      .toBeGreaterThan((boxBeforeZoom?.width ?? 0) * 1.2)
  }
  await input.press(page.getByRole('button', { name: text.compareButton }))
  const table = page.getByRole('table', { name: text.comparisonTable })
  await expect(table.getByRole('columnheader', { name: 'C-02' })).toBeVisible()
  await input.press(table.getByRole('link', { name: `${text.quote} C-01` }))
}

async function sendQuote({ page, input, text, visitor }: BuyerPath) {
  await expect(page.getByRole('heading', { name: text.lot('C-01') })).toBeVisible()
  const instalment = page.getByRole('region', { name: text.instalment, exact: true })
  await expect(instalment).toContainText('US$ 334.00')
  await input.press(page.getByRole('radio', { name: '48', exact: true }))
  await expect(instalment).toContainText('US$ 417.50')
  const form = page.getByRole('form', { name: text.send })
  const values = [visitor.firstName, visitor.lastName, visitor.email, visitor.phone]
  for (const [index, label] of text.quoteFields.entries())
    await input.write(form.getByRole('textbox', { name: label, exact: true }), values[index] ?? '')
  await input.press(form.getByRole('checkbox', { name: text.accept }))
  await input.press(form.getByRole('button', { name: text.send }))
  await expect(page.getByText(reference).first()).toBeVisible()
}

async function changeAppointment({ page, input, text, visitor }: BuyerPath) {
  await input.press(page.getByRole('link', { name: text.appointmentLink }))
  await expect(page.getByRole('heading', { level: 1, name: text.appointmentHeading })).toBeVisible()
  const summary = page.getByRole('complementary')
  await expect(summary).toContainText('C-01')
  await expect(summary).toContainText('Santorini')
  await input.press(page.getByRole('link', { name: text.laterDaysLink }))
  const free = page.getByRole('radio')
  await input.press(free.first())
  await expectKnownDetails(page, text, visitor)
  await input.press(page.getByRole('checkbox', { name: text.accept }))
  await input.press(page.getByRole('button', { name: text.book }))
  await expect(page.getByRole('heading', { level: 1, name: text.confirmedHeading })).toBeVisible()
  await input.press(page.getByRole('link', { name: text.move }))
  await input.press(free.last())
  await input.press(page.getByRole('button', { name: text.move }))
  await expect(page.getByRole('status').filter({ hasText: text.movedMessage })).toBeVisible()
  await input.press(page.getByText(text.cancel, { exact: true }))
  await input.press(page.getByRole('button', { name: text.confirmCancelButton }))
  await expect(page.getByRole('heading', { level: 1, name: text.cancelledHeading })).toBeVisible()
}

/** Expects the details that were sent with the quote, but no consent, and no detail in the URL. */
async function expectKnownDetails(page: Page, text: Texts, { firstName, lastName, phone, email }: Visitor) {
  const values = [firstName, lastName, new RegExp(`${phone.replaceAll(' ', '')}$`), email]
  for (const [index, label] of text.appointmentFields.entries())
    await expect(page.getByRole('textbox', { name: label, exact: true })).toHaveValue(values[index] ?? '')
  for (const checkbox of await page.getByRole('checkbox').all()) await expect(checkbox).not.toBeChecked()
  expect(decodeURIComponent(page.url())).not.toContain(email)
  expect(page.url()).not.toContain(lastName)
}

/** Verifies the quote with the link in the mail, then with its number and code. */
async function verifyQuote({ page, input, text, visitor }: BuyerPath) {
  const quoteMail = async () =>
    (await readMailsTo(visitor.email)).find(({ subject }) => subject.startsWith(text.mailSubject))
  await expect.poll(quoteMail, { timeout: 30_000 }).toBeTruthy()
  const mail = await quoteMail()
  const [number = ''] = /P-\d{4}-\d{6}/.exec(mail?.subject ?? '') ?? []
  const [code = ''] = reference.exec(mail?.text ?? '') ?? []
  expect(mail?.files.map(({ name, bytes }) => [name, bytes.subarray(0, 5).toString()])).toEqual([
    [`${number}.pdf`, '%PDF-'],
  ])
  const [link = ''] = new RegExp(`https?://\\S+${number}\\S*`).exec(mail?.text ?? '') ?? []
  await page.goto(link)
  await expect(page.getByRole('heading', { name: text.verifiedHeading })).toBeVisible()

  await open(page, text.project.startsWith('/en') ? '/en/quote' : '/cotizador')
  await input.press(page.getByRole('link', { name: text.verifyLink }))
  await input.write(page.getByRole('textbox', { name: text.number }), number)
  await input.write(page.getByRole('textbox', { name: text.code }), code)
  await input.press(page.getByRole('button', { name: text.check, exact: true }))
  await expect(page.getByRole('heading', { name: text.verifiedHeading })).toBeVisible()
  await expect(page.getByRole('heading', { name: `${text.lot('C-01')}, Santorini` })).toBeVisible()
}
