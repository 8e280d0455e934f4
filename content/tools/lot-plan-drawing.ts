// A lot plan as SVG: background, streets and names, then one polygon per lot, which pages redraw in the pattern of its
// state.
import type { Localized } from '@app/domain/language/localized.schema'
import { type Corner, coastAt, type PlacedLayout } from './lot-plan-geometry'
import type { LotLayout } from './lot-plan-layout'

const paint = {
  ground: '#e0d6ca',
  outside: '#eae3d9',
  road: '#d6cbbe',
  sea: '#bcd5de',
  wave: '#a9c7d2',
  sand: '#efe2cd',
  grain: '#cdb48f',
  walk: '#fbf9f5',
  green: '#ccd6b4',
  tree: '#aebd90',
  field: '#dde3cf',
  water: '#86bfd6',
  ink: '#1c284c',
  line: '#8a7663',
} as const

const PAPER = { width: 1200, top: 46, left: 250, right: 118 }
const LOTS_GAP = 0.45

type Sheet = {
  scale: number
  height: number
  /** Converts a position of the layout to the sheet. */
  at: (corner: Corner) => { x: number; y: number }
}

const round = (value: number) => Math.round(value * 10) / 10

/** One scale per plan: all sheets have the same width, and the height follows. */
export function sheetOf(layout: LotLayout, { width, length }: PlacedLayout): Sheet {
  const { bend, form } = layout.coast
  const scale = (PAPER.width - PAPER.left - PAPER.right) / (width + bend)
  const at = ({ u, v }: Corner) => {
    const fade = Math.max(0, 1 - u / (width * 1.15))
    const pushed = u + bend * (u / width) + bend * coastAt(form, v, length) * fade
    return { x: round(PAPER.left + pushed * scale), y: round(PAPER.top + v * scale) }
  }
  return { scale, height: Math.round(length * scale + 2 * PAPER.top), at }
}

const point = ({ x, y }: { x: number; y: number }) => `${x},${y}`

/** Leaves a thin gap between two lots. */
function shrink(corners: Corner[]): Corner[] {
  const [u, v] = [mean(corners.map((one) => one.u)), mean(corners.map((one) => one.v))]
  return corners.map((one) => ({
    u: one.u - Math.sign(one.u - u) * LOTS_GAP,
    v: one.v - Math.sign(one.v - v) * LOTS_GAP,
  }))
}
const mean = (values: number[]) => values.reduce((all, value) => all + value, 0) / values.length

export const outlineOf = (corners: Corner[], { at }: Sheet) =>
  shrink(corners)
    .map((corner) => point(at(corner)))
    .join(' ')

export function drawLotPlan(layout: LotLayout, placed: PlacedLayout, name: string): string {
  const sheet = sheetOf(layout, placed)
  const { height } = sheet
  const lots = placed.lots.map(
    ({ code, corners }) => `<polygon id="lot-${code.toLowerCase()}" points="${outlineOf(corners, sheet)}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PAPER.width} ${height}" width="${PAPER.width}" height="${height}" role="img" aria-label="Plano de lotes de ${name}" font-family="Geologica SM, system-ui, sans-serif" fill="${paint.ink}">
<rect width="${PAPER.width}" height="${height}" fill="${paint.outside}"/>
${edge(layout, placed, sheet)}
${land(placed, sheet)}
${roadside(layout, placed, sheet)}
${placed.commons.map((common) => drawCommon(common, sheet)).join('\n')}
${avenue(layout, placed, sheet)}
${placed.streets.map((street, index) => drawText(layout.streets[index] ?? layout.avenue, { ...sheet.at({ u: street.u, v: placed.length * 0.22 }), size: 15, turn: -90 + lean(placed, sheet, street.u, 0.22) })).join('\n')}
${compass(layout.looks.northAngle)}
${scaleBar(sheet)}
<g fill="#fff" stroke="${paint.line}">
${lots.join('\n')}
</g>
</svg>
`
}

type Place = { x: number; y: number; size: number; turn?: number; weight?: number; colour?: string }

function drawText({ es, en }: Localized, { x, y, size, turn = 0, weight = 400, colour }: Place): string {
  const place = `x="${round(x)}" y="${round(y)}" font-size="${size}" text-anchor="middle" dominant-baseline="central"${weight === 400 ? '' : ` font-weight="${weight}"`}${turn ? ` transform="rotate(${round(turn)} ${round(x)} ${round(y)})"` : ''}${colour ? ` fill="${colour}"` : ''}`
  if (es === en) return `<text ${place}>${es}</text>`
  return `<text lang="es" ${place}>${es}</text><text lang="en" display="none" ${place}>${en}</text>`
}

/** A line along the coast, `inland` metres from the first lots. */
function along(placed: PlacedLayout, sheet: Sheet, inland: number): string {
  const steps = 24
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const v = -PAPER.top / sheet.scale + ((placed.length + (2 * PAPER.top) / sheet.scale) * step) / steps
    const { y } = sheet.at({ u: 0, v })
    const inside = Math.min(Math.max(v, 0), placed.length)
    const { x } = sheet.at({ u: 0, v: inside })
    return point({ x: round(x + inland * sheet.scale), y })
  })
  return `M${points.join('L')}`
}

/** Returns the angle of a street in degrees, so that its name follows it. */
function lean(placed: PlacedLayout, sheet: Sheet, u: number, share: number): number {
  const [one, other] = [share - 0.06, share + 0.06].map((part) => sheet.at({ u, v: placed.length * part }))
  if (!one || !other) return 0
  return -(Math.atan2(other.x - one.x, other.y - one.y) * 180) / Math.PI
}

function edge(layout: LotLayout, placed: PlacedLayout, sheet: Sheet): string {
  const { kind, name, walk } = layout.edge
  const metres = (pixels: number) => pixels / sheet.scale
  const [beach, shore] = [-metres(34), -metres(118)]
  const left = (line: string) => `${line}L0,${sheet.height}L0,0Z`
  const middle = sheet.at({ u: 0, v: placed.length * 0.72 })
  const label = drawText(walk, {
    ...sheet.at({ u: -metres(17), v: placed.length * 0.86 }),
    size: 14,
    turn: -90 + lean(placed, sheet, 0, 0.86),
  })
  if (kind === 'country') {
    const rows = Array.from({ length: 14 }, (_, index) => {
      const y = round((sheet.height * (index + 0.5)) / 14)
      return `<path d="M0,${y}H${PAPER.left - 60}" fill="none" stroke="${paint.green}" stroke-width="9"/>`
    })
    return `<path d="${left(along(placed, sheet, beach))}" fill="${paint.field}"/>${rows.join('')}
<path d="${along(placed, sheet, -metres(17))}" fill="none" stroke="${paint.walk}" stroke-width="24"/>
${trees(placed, sheet, -metres(38), 20)}
${label}${drawText(name, { x: 82, y: middle.y, size: 20, turn: -90 })}`
  }
  const waves = [30, 62, 98].map(
    (out) =>
      `<path d="${along(placed, sheet, shore - metres(out))}" fill="none" stroke="${paint.wave}" stroke-width="2"/>`,
  )
  const parasols = Array.from({ length: 22 }, (_, index) => {
    const { x, y } = sheet.at({ u: 0, v: (placed.length * (index + 0.5)) / 22 })
    return `<circle cx="${round(x - 60 - (index % 2) * 26)}" cy="${y}" r="5" fill="${paint.walk}" stroke="${paint.grain}" stroke-width="2"/>`
  })
  return `<path d="${left(along(placed, sheet, shore))}" fill="${paint.sea}"/>${waves.join('')}
<path d="${along(placed, sheet, shore)}${backwards(along(placed, sheet, beach))}Z" fill="${paint.sand}"/>
<path d="${along(placed, sheet, shore)}" fill="none" stroke="#fff" stroke-width="6"/>
${parasols.join('')}
<path d="${along(placed, sheet, -metres(17))}" fill="none" stroke="${paint.walk}" stroke-width="24"/>
${trees(placed, sheet, -metres(2), 30)}
${label}${drawText(name, { x: 40, y: middle.y - 40, size: 20, turn: -90 })}`
}

const backwards = (line: string) => `L${line.slice(1).split('L').reverse().join('L')}`

function land(placed: PlacedLayout, sheet: Sheet): string {
  const { at, height } = sheet
  const right = at({ u: placed.width, v: 0 }).x
  const front = along(placed, sheet, -4 / sheet.scale)
  return `<path d="${front}L${right},${height}L${right},0Z" fill="${paint.ground}"/><path d="${front}" fill="none" stroke="${paint.line}" stroke-width="2"/>`
}

function roadside(layout: LotLayout, placed: PlacedLayout, sheet: Sheet): string {
  const right = sheet.at({ u: placed.width, v: 0 }).x
  const middle = sheet.at({ u: 0, v: (placed.avenue.from + placed.avenue.to) / 2 }).y
  const road = PAPER.width - 46
  const sign = Math.max(layout.gate.es.length, layout.gate.en.length) * 9.5 + 34
  return `<rect x="${right}" y="0" width="30" height="${sheet.height}" fill="${paint.green}"/>
${dots(right + 15, sheet.height, 14)}
<rect x="${right}" y="${middle - 26}" width="${PAPER.width - right}" height="52" fill="${paint.ground}"/>
<rect x="${road - 26}" y="0" width="52" height="${sheet.height}" fill="${paint.road}"/>
<path d="M${road},0V${sheet.height}" stroke="#fff" stroke-width="3" stroke-dasharray="18 14"/>
${drawText(layout.road, { x: road - 15, y: sheet.height * 0.24, size: 15, turn: -90 })}
<rect x="${round(road + 32 - sign)}" y="${middle - 17}" width="${round(sign)}" height="34" rx="3"/>${drawText(layout.gate, { x: road + 32 - sign / 2, y: middle, size: 16, weight: 600, colour: '#fff' })}`
}

const dots = (x: number, height: number, count: number) =>
  Array.from(
    { length: count },
    (_, index) =>
      `<circle cx="${round(x)}" cy="${round((height * (index + 0.5)) / count)}" r="7" fill="${paint.tree}"/>`,
  ).join('')

function trees(placed: PlacedLayout, sheet: Sheet, inland: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const { x, y } = sheet.at({ u: 0, v: (placed.length * (index + 0.5)) / count })
    return `<circle cx="${round(x + inland * sheet.scale)}" cy="${y}" r="6" fill="${paint.tree}"/>`
  }).join('')
}

function avenue(layout: LotLayout, placed: PlacedLayout, sheet: Sheet): string {
  const { from, to } = placed.avenue
  const line = (v: number) =>
    Array.from({ length: 16 }, (_, index) => {
      const { x, y } = sheet.at({ u: (placed.width * (index + 0.5)) / 16, v })
      return `<circle cx="${x}" cy="${y}" r="5" fill="${paint.tree}"/>`
    }).join('')
  const label = drawText(layout.avenue, { ...sheet.at({ u: placed.width / 2, v: (from + to) / 2 }), size: 16 })
  return `${line(from + 1.6)}${line(to - 1.6)}${label}`
}

function drawCommon({ kind, corners, middle, name }: PlacedLayout['commons'][number], sheet: Sheet): string {
  const outline = outlineOf(corners, sheet)
  const { x, y } = sheet.at(middle)
  const [first, second, third] = corners.map(sheet.at)
  const [wide, high] = [(second?.x ?? 0) - (first?.x ?? 0), (third?.y ?? 0) - (second?.y ?? 0)]
  const label = drawText(name, { x, y: kind === 'pool' ? y + high * 0.36 : y, size: wide > 150 ? 16 : 12.5 })
  if (kind === 'pool') {
    const [rx, ry] = [round(wide * 0.32), round(high * 0.24)]
    return `<polygon points="${outline}" fill="${paint.walk}"/><ellipse cx="${x}" cy="${round(y - high * 0.08)}" rx="${rx}" ry="${ry}" fill="${paint.water}" stroke="#fff" stroke-width="5"/>${label}`
  }
  if (kind === 'square')
    return `<polygon points="${outline}" fill="${paint.walk}"/><circle cx="${x}" cy="${y}" r="${round(Math.min(wide, high) * 0.4)}" fill="none" stroke="${paint.road}" stroke-width="4"/>${label}`
  const planted = [-0.36, -0.18, 0.18, 0.36].flatMap((across) =>
    [-0.32, 0.32].map(
      (down) => `<circle cx="${round(x + wide * across)}" cy="${round(y + high * down)}" r="9" fill="${paint.tree}"/>`,
    ),
  )
  return `<polygon points="${outline}" fill="${paint.green}"/>${planted.join('')}${label}`
}

const compass = (angle: number) =>
  `<g transform="translate(70 84) rotate(${angle})"><path d="M0,-34L10,14L0,7Z"/><path d="M0,-34L-10,14L0,7Z" fill="#fff" stroke="${paint.ink}" stroke-width="1.5"/><text y="-46" font-size="19" font-weight="700" text-anchor="middle" transform="rotate(${-angle} 0 -46)">N</text></g>`

function scaleBar({ scale, height }: Sheet): string {
  const ten = round(10 * scale)
  return `<g transform="translate(34 ${height - 40})"><rect width="${ten}" height="6"/><rect x="${ten}" width="${ten}" height="6" fill="#fff" stroke="${paint.ink}"/><g font-size="14" text-anchor="middle"><text y="24">0</text><text x="${ten}" y="24">10</text><text x="${2 * ten}" y="24">20 m</text></g></g>`
}
