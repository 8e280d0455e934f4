import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LeadForm } from '@/forms/lead/lead-form'
import { leadFormProps } from '@/forms/lead/lead-form.fixture'
import { anchors } from '@/i18n/anchors'
import { LotFinder } from './lot-finder'
import { fewLots, finderProps } from './lot-finder.fixture'

beforeEach(async () => {
  sessionStorage.clear()
  history.replaceState(null, '', location.pathname)
  // On phones, the letters of the blocks replace the codes of the lots (lot-board.browser.test.tsx).
  await page.viewport(1280, 900)
})
afterEach(() => vi.restoreAllMocks())

const renderFinder = (props = finderProps(fewLots)) => render(<LotFinder {...props} />)
const renderWithForm = () =>
  render(
    <>
      <LotFinder {...finderProps(fewLots)} />
      <section id={anchors.contact}>
        <LeadForm {...leadFormProps} project="santorini" />
      </section>
    </>,
  )
const messageOf = (screen: Screen) => screen.getByRole('textbox', { name: 'Mensaje (opcional)' })
type Screen = Awaited<ReturnType<typeof renderFinder>>
const lotOnPlan = (screen: Screen, name: string | RegExp) =>
  screen.getByRole('group', { name: 'Plano de lotes de Santorini' }).getByRole('button', { name })

async function enterPlan(screen: Screen) {
  screen.getByRole('combobox', { name: 'Manzana' }).element().focus()
  await userEvent.tab()
}

describe('keyboard navigation on the plan', () => {
  test('moves the focus by keyboard: arrows to a neighbour, Home and End to the ends of a block, a letter to its block', async () => {
    const screen = await renderFinder()
    await enterPlan(screen)
    await expect.element(lotOnPlan(screen, /^A-01, Disponible, 100.00 m², US\$.206.00 al mes/)).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(lotOnPlan(screen, /^A-04/)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(lotOnPlan(screen, /^A-03, Separado/)).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(lotOnPlan(screen, /^B-02/)).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect.element(lotOnPlan(screen, /^B-01/)).toHaveFocus()
    await userEvent.keyboard('a')
    await expect.element(lotOnPlan(screen, /^A-01/)).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect.element(lotOnPlan(screen, /^A-04/)).toHaveFocus()
    await userEvent.tab()
    await expect.element(screen.getByRole('button', { name: 'Acercar el plano' })).toHaveFocus()
  })

  test('opens the card on Enter and returns the focus to the lot on Escape', async () => {
    const screen = await renderFinder()
    await enterPlan(screen)
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect.element(screen.getByRole('heading', { name: 'Lote A-04' })).toHaveFocus()
    await expect.poll(() => location.search).toBe('?lote=A-04')
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('heading', { name: 'Lote A-04' })).not.toBeInTheDocument()
    await expect.element(lotOnPlan(screen, /^A-04/)).toHaveFocus()
    await expect.poll(() => location.search).toBe('')
  })

  test('closes the card on Escape from another part of the page and leaves the focus there', async () => {
    history.replaceState(null, '', '?lote=A-01')
    const screen = await renderWithForm()
    const card = screen.getByRole('heading', { name: 'Lote A-01' })
    await expect.element(card).toBeVisible()
    await screen.getByRole('textbox', { name: /^Nombre/ }).click()
    await userEvent.keyboard('{Escape}')
    await expect.element(card).not.toBeInTheDocument()
    await expect.element(screen.getByRole('textbox', { name: /^Nombre/ })).toHaveFocus()
  })

  test('keeps the card open if Escape closes the list of countries', async () => {
    history.replaceState(null, '', '?lote=A-01')
    const screen = await renderWithForm()
    await screen.getByRole('button', { name: /^PE/ }).click()
    await expect.element(screen.getByRole('button', { name: /^PE/ })).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    await expect.element(screen.getByRole('button', { name: /^PE/ })).toHaveAttribute('aria-expanded', 'false')
    await expect.element(screen.getByRole('heading', { name: 'Lote A-01' })).toBeVisible()
  })

  test('lets visitors skip the list with a link before it', async () => {
    const screen = await renderFinder()
    screen.getByRole('link', { name: 'Saltar la lista' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    const focused = document.activeElement
    expect(focused && screen.getByRole('table').element().compareDocumentPosition(focused)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
  })

  test('gives a sold lot an accessible name without a price', async () => {
    const screen = await renderFinder()
    await expect.element(lotOnPlan(screen, 'A-02, Vendido, 100.00 m²')).toBeInTheDocument()
  })
})

describe('filters', () => {
  test('writes filters to the URL, hides other lots in the list and counts the free lots that match', async () => {
    const screen = await renderFinder()
    await screen.getByRole('combobox', { name: 'Manzana' }).selectOptions('B')
    await expect.poll(() => location.search).toBe('?manzana=B')
    await expect.element(screen.getByRole('status')).toHaveTextContent('2 lotes disponibles coinciden')
    await expect.element(screen.getByRole('rowheader', { name: 'B-01' })).toBeVisible()
    await expect.element(screen.getByRole('rowheader', { name: 'A-01' })).not.toBeInTheDocument()
    // Lots that do not match stay on the plan.
    await expect.element(lotOnPlan(screen, /^A-01/)).toBeInTheDocument()
    await screen.getByRole('button', { name: 'Quitar filtros' }).click()
    await expect.poll(() => location.search).toBe('')
  })

  test('restores filters from a shared URL', async () => {
    history.replaceState(null, '', '?cuota=210&lote=A-01')
    const screen = await renderFinder()
    await expect.element(screen.getByRole('heading', { name: 'Lote A-01' })).toBeVisible()
    await expect.element(screen.getByRole('slider', { name: 'Cuota mensual hasta' })).toHaveValue('210')
    await expect.element(screen.getByRole('rowheader', { name: 'B-01' })).not.toBeInTheDocument()
  })

  test('offers the closest lots if no lot matches the filters', async () => {
    history.replaceState(null, '', '?cuota=210&manzana=B')
    const screen = await renderFinder()
    await expect.element(screen.getByText(/Ningún lote coincide/)).toBeVisible()
    await screen
      .getByRole('button', { name: /^A-01.*al mes$/ })
      .last()
      .click()
    await expect.element(screen.getByRole('heading', { name: 'Lote A-01' })).toBeVisible()
  })
})

describe('the card', () => {
  test('shows price, down payment and instalment of a lot in both currencies, with links', async () => {
    const screen = await renderFinder()
    await lotOnPlan(screen, /^A-01/).click()
    const card = screen.getByRole('region', { name: 'Lote A-01' })
    for (const amount of [
      'US$\u00a015,450.00',
      'S/\u00a059,482.50',
      'US$\u00a03,090.00',
      'US$\u00a0206.00',
      'S/\u00a0793.10',
    ])
      await expect.element(card.getByText(amount)).toBeVisible()
    await expect
      .element(card.getByRole('link', { name: 'Cotizar este lote' }))
      .toHaveAttribute('href', '/cotizador?proyecto=santorini&lote=A-01')
    await expect
      .element(card.getByRole('link', { name: 'Visitar' }))
      .toHaveAttribute('href', '/api/appointments?place=santorini&lot=A-01')
  })

  test('links to the contact form if no appointments can be booked', async () => {
    const screen = await renderFinder({ ...finderProps(fewLots), appointment: null })
    await lotOnPlan(screen, /^A-01/).click()
    await expect.element(screen.getByRole('link', { name: 'Visitar' })).toHaveAttribute('href', '#contact-appointment')
  })

  test('closes the card on phones only when dragged down far enough', async () => {
    await page.viewport(390, 844)
    history.replaceState(null, '', '?lote=A-01')
    const screen = await renderFinder()
    const heading = screen.getByRole('heading', { name: 'Lote A-01' })
    await expect.element(heading).toBeVisible()
    const finger = (type: string, clientY: number) =>
      heading
        .element()
        .dispatchEvent(new PointerEvent(type, { pointerType: 'touch', isPrimary: true, bubbles: true, clientY }))
    const dragDown = (pixels: number) => {
      finger('pointerdown', 400)
      finger('pointermove', 400 + pixels)
      finger('pointerup', 400 + pixels)
    }
    dragDown(40)
    dragDown(-200)
    await expect.element(heading).toBeVisible()
    dragDown(120)
    await expect.element(heading).not.toBeInTheDocument()
    await expect.poll(() => location.search).toBe('')
  })

  test('shows no price for a sold lot and offers free lots beside it', async () => {
    const screen = await renderFinder()
    await lotOnPlan(screen, /^A-02/).click()
    const card = screen.getByRole('region', { name: 'Lote A-02' })
    expect(card.element().textContent).not.toContain('US$')
    await card.getByRole('button', { name: 'Lote A-01' }).click()
    await expect.element(screen.getByRole('heading', { name: 'Lote A-01' })).toHaveFocus()
  })

  test('offers a notification about a held lot instead of a quote', async () => {
    const screen = await renderFinder()
    await lotOnPlan(screen, /^A-03/).click()
    await expect.element(screen.getByRole('link', { name: 'Cotizar este lote' })).not.toBeInTheDocument()
    await screen.getByRole('textbox', { name: 'Nombre' }).fill('Rosa')
    await screen.getByRole('textbox', { name: 'Correo electrónico' }).fill('rosa@example.test')
    await screen.getByRole('checkbox', { name: 'Acepto los términos' }).click()
    const form = screen.getByRole('form', { name: 'Avisarme si se libera' }).element() as HTMLFormElement
    expect(form.checkValidity()).toBe(true)
    expect(new URL(form.action).pathname).toBe('/api/waiting-list')
    expect(Object.fromEntries(new FormData(form))).toMatchObject({
      kind: 'lot',
      project: 'santorini',
      lot: 'A-03',
      firstName: 'Rosa',
      email: 'rosa@example.test',
      acceptsTerms: 'on',
      'consentVersions.terms': '1',
    })
  })

  test('adds a question about a sold lot to the contact form, and reopens the card with the back button', async () => {
    const screen = await renderWithForm()
    await screen.getByText('¿Quieres contarnos algo más?').click()
    await messageOf(screen).fill('Llámenme de tarde.')
    await lotOnPlan(screen, /^A-02/).click()
    await screen.getByRole('link', { name: 'Pregúntanos' }).click()
    await expect
      .element(messageOf(screen))
      .toHaveValue('Llámenme de tarde.\nMe interesaba el lote A-02, que ya está vendido. ¿Qué opciones parecidas hay?')
    await expect.element(screen.getByRole('heading', { name: 'Lote A-02' })).not.toBeInTheDocument()
    history.back()
    await expect.element(screen.getByRole('heading', { name: 'Lote A-02' })).toBeVisible()
  })

  test('compares two lots side by side', async () => {
    const screen = await renderFinder()
    for (const name of [/^A-01/, /^B-01/]) {
      await lotOnPlan(screen, name).click()
      await screen.getByRole('button', { name: 'Comparar', exact: true }).click()
    }
    await screen.getByRole('button', { name: 'Comparar 2 lotes' }).click()
    const table = screen.getByRole('table', { name: 'Para comparar' })
    await expect.element(table.getByRole('columnheader', { name: 'B-01' })).toBeVisible()
    await expect.element(table.getByText('US$\u00a0236.00')).toBeVisible()
    await expect
      .element(table.getByRole('link', { name: 'Cotizar B-01' }))
      .toHaveAttribute('href', '/cotizador?proyecto=santorini&lote=B-01')
    await expect.poll(() => location.search).toBe('?lote=B-01&comparar=A-01.B-01')
  })

  test('restores the compared lots from a shared URL', async () => {
    history.replaceState(null, '', '?comparar=A-01.B-01.Z-99')
    const screen = await renderFinder()
    await expect.element(screen.getByRole('button', { name: 'Comparar 2 lotes' })).toBeVisible()
  })
})

describe('updates from the live file', () => {
  const mockLiveFile = (body: unknown) => vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(body))

  test('shows a new sale and the time of the update', async () => {
    mockLiveFile({ asOf: '2026-11-16T15:05:00.000Z', states: { 'A-01': 'sold' } })
    const screen = await renderFinder()
    await expect.element(lotOnPlan(screen, /^A-01, Vendido/)).toBeInTheDocument()
    await expect.element(screen.getByText(/Actualizado 16 nov.*10:05/)).toBeVisible()
  })

  test('keeps the last known lot states and their time if the request fails', async () => {
    vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('offline'))
    const screen = await renderFinder()
    await expect.element(screen.getByText(/No podemos actualizar.*15 nov.*14:32/)).toBeVisible()
    await expect.element(lotOnPlan(screen, /^A-01, Disponible/)).toBeInTheDocument()
  })
})

test('links the price note below the list and in the card to the conditions', async () => {
  const screen = await renderFinder()
  const conditions = screen.getByRole('link', { name: 'Sujeto a condiciones.' })
  await expect.element(conditions).toHaveAttribute('href', '/terminos-y-condiciones')
  await userEvent.click(lotOnPlan(screen, /^A-01/))
  await expect.element(screen.getByRole('heading', { name: 'Lote A-01' })).toBeVisible()
  await expect.poll(() => conditions.elements()).toHaveLength(2)
})
