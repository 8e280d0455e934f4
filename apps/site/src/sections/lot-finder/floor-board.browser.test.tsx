import type { LotState } from '@app/domain/lot/lot.schema'
import { cents } from '@app/domain/money/money'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LotFinder } from './lot-finder'
import { finderProps } from './lot-finder.fixture'
import type { OfferedLot } from './lot-offer'

const createUnit = (floor: number, column: number, unitType: string, state: LotState = 'free'): OfferedLot => ({
  code: `${floor}-0${column}`,
  block: String(floor),
  state,
  points: '',
  at: { x: column * 100, y: floor * -100 },
  areaM2: unitType === 'A' ? 48 : 67.5,
  frontageM: null,
  depthM: null,
  orientation: 'n',
  unitType,
  listPriceCents: cents((520 + 10 * floor) * 75_00),
})
const building = [
  createUnit(2, 1, 'A'),
  createUnit(2, 2, 'B', 'sold'),
  createUnit(3, 1, 'A', 'held'),
  createUnit(3, 2, 'B'),
  createUnit(10, 1, 'A'),
]

beforeEach(() => history.replaceState(null, '', location.pathname))

const renderFinder = (lots = building) =>
  render(
    <LotFinder
      {...finderProps(lots)}
      ground={null}
      boardName="Departamentos de O2 por piso"
      terms={{ months: null, solesPerDollar: 3.85 }}
      quote={null}
    />,
  )
type Screen = Awaited<ReturnType<typeof renderFinder>>
const table = (screen: Screen) => screen.getByRole('table', { name: 'Departamentos de O2 por piso' })
const unitButton = (screen: Screen, name: string | RegExp) => table(screen).getByRole('button', { name })

test('shows a building as a floor grid with one tab stop and the highest floor on top', async () => {
  const screen = await renderFinder()
  const floors = table(screen).getByRole('rowheader')
  expect(floors.elements().map(({ textContent }) => textContent)).toEqual(['10', '3', '2'])
  screen.getByRole('combobox').element().focus()
  await userEvent.tab()
  await expect.element(unitButton(screen, /^2-01, Tipo A, Disponible, 48.00 m², US\$.540.00 al mes/)).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(unitButton(screen, /^3-01, Tipo A, Separado/)).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowDown}')
  await expect.element(unitButton(screen, '2-02, Tipo B, Vendido, 67.50 m²')).toHaveFocus()
  await userEvent.keyboard('{Home}{Enter}')
  await expect.element(screen.getByRole('heading', { name: /2-01$/ })).toHaveFocus()
  await expect.poll(() => location.search).toBe('?lote=2-01')
})

test('shows floor and type of an apartment, and says that the term is on request', async () => {
  await page.viewport(320, 700)
  const screen = await renderFinder()
  await unitButton(screen, /^3-02/).click()
  const card = screen.getByRole('region', { name: /3-02$/ })
  await expect.element(card.getByText('Cuota mensual; el plazo se consulta')).toBeVisible()
  await expect.element(card.getByText('US$\u00a0550.00')).toBeVisible()
  expect(card.element().textContent).toContain('TipoB')
  expect(card.element().textContent).not.toContain('Inicial')
  await page.viewport(414, 896)
})

test('shows neither filters nor prices if all apartments are sold', async () => {
  const screen = await renderFinder(building.map((lot) => ({ ...lot, state: 'sold' as const })))
  await expect.element(unitButton(screen, /^10-01, Tipo A, Vendido/)).toBeInTheDocument()
  await expect.element(screen.getByRole('slider')).not.toBeInTheDocument()
  expect(screen.container.textContent).not.toContain('US$')
})

test('keeps all floors equally high at 320 pixels, with each area on one line', async () => {
  await page.viewport(320, 700)
  const columns = [1, 2, 3, 4, 5]
  const screen = await renderFinder([
    ...columns.map((column) => createUnit(2, column, 'A')),
    ...columns.map((column) => createUnit(3, column, 'B')),
  ])
  const [, ...floors] = table(screen).getByRole('row').elements()
  expect(new Set(floors.map((floor) => Math.round(floor.getBoundingClientRect().height))).size).toBe(1)
  const areas = screen.getByRole('cell', { name: /^\d+\.\d\d m²$/ }).elements()
  expect(areas.map(countLines)).toEqual(areas.map(() => 1))
  expect(areas).toHaveLength(10)
})

function countLines(cell: Element): number {
  const range = document.createRange()
  range.selectNodeContents(cell)
  return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
}
