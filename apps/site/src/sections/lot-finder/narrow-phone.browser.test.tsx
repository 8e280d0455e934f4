import { cents } from '@app/domain/money/money'
import '@/styles/tokens.css'
import '@/styles/base.css'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LotFinder } from './lot-finder'
import { finderProps } from './lot-finder.fixture'
import type { OfferedLot } from './lot-offer'

const createUnit = (floor: number, column: number, areaM2: number): OfferedLot => ({
  code: `${floor}-0${column}`,
  block: String(floor),
  state: 'free',
  points: '',
  at: { x: column * 100, y: floor * -100 },
  areaM2,
  frontageM: null,
  depthM: null,
  orientation: 'n',
  unitType: 'A',
  listPriceCents: cents(40_500_00),
})
const building = [1, 2, 3, 4, 5].flatMap((column) => [createUnit(2, column, 48), createUnit(3, column, 67.5)])

test('keeps each area of the list on one line at 320 pixels', async () => {
  await page.viewport(320, 700)
  const terms = { months: null, solesPerDollar: 3.85 }
  const screen = await render(
    <LotFinder {...finderProps(building)} ground={null} boardName="Por piso" terms={terms} quote={null} />,
  )
  await document.fonts.ready
  const areas = screen.getByRole('cell', { name: /^\d+\.\d\d m²$/ }).elements()
  expect(areas.map(countLines)).toEqual(building.map(() => 1))
})

function countLines(cell: Element): number {
  const range = document.createRange()
  range.selectNodeContents(cell)
  return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
}
