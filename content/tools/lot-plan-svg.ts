// Draws a site plan as SVG: background, streets and names, then one polygon per lot, which pages fill with the pattern
// of its state.
import type { Localized } from '@app/domain/language/localized.schema'
import { type Corner, coastAt, type PlacedLayout } from './lot-plan-geometry'
import type { LotLayout } from './lot-plan-layout'

const colours = {
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

const SHEET = { width: 1200, top: 46, left: 250, right: 118 }
const LOTS_GAP = 0.45

type Sheet = {
  scale: number
  height: number
  /** Converts a position of the layout to sheet coordinates. */
  at: (corner: Corner) => { x: number; y: number }
}

const round = (value: number) => Math.round(value * 10) / 10

/** Returns the sheet of a site plan. All sheets have the same width, and the height follows from the scale. */
export function sheetOf(layout: LotLayout, { width, length }: PlacedLayout): Sheet {
  const { bend, form } = layout.coast
  const scale = (SHEET.width - SHEET.left - SHEET.right) / (width + bend)
  const at = ({ u, v }: Corner) => {
    const fade = Math.max(0, 1 - u / (width * 1.15))
    const bentU = u + bend * (u / width) + bend * coastAt(form, v, length) * fade
    return { x: round(SHEET.left + bentU * scale), y: round(SHEET.top + v * scale) }
  }
  return { scale, height: Math.round(length * scale + 2 * SHEET.top), at }
}

const point = ({ x, y }: { x: number; y: number }) => `${x},${y}`

/** Shrinks a lot, which leaves a thin gap to its neighbours. */
function shrink(corners: Corner[]): Corner[] {
  const [u, v] = [mean(corners.map((corner) => corner.u)), mean(corners.map((corner) => corner.v))]
  return corners.map((corner) => ({
    u: corner.u - Math.sign(corner.u - u) * LOTS_GAP,
    v: corner.v - Math.sign(corner.v - v) * LOTS_GAP,
  }))
}
const mean = (values: number[]) => values.reduce((total, value) => total + value, 0) / values.length

export const outlineOf = (corners: Corner[], { at }: Sheet) =>
  shrink(corners)
    .map((corner) => point(at(corner)))
    .join(' ')

export function drawLotPlan(layout: LotLayout, placement: PlacedLayout, name: string): string {
  const sheet = sheetOf(layout, placement)
  const { height } = sheet
  const lots = placement.lots.map(
    ({ code, corners }) => `<polygon id="lot-${code.toLowerCase()}" points="${outlineOf(corners, sheet)}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHEET.width} ${height}" width="${SHEET.width}" height="${height}" role="img" aria-label="Plano de lotes de ${name}" font-family="Geologica SM, system-ui, sans-serif" fill="${colours.ink}">
<rect width="${SHEET.width}" height="${height}" fill="${colours.outside}"/>
${drawEdge(layout, placement, sheet)}
${drawLand(placement, sheet)}
${drawRoadside(layout, placement, sheet)}
${placement.commons.map((common) => drawCommon(common, sheet)).join('\n')}
${drawAvenue(layout, placement, sheet)}
${placement.streets.map((street, index) => drawText(layout.streets[index] ?? layout.avenue, { ...sheet.at({ u: street.u, v: placement.length * 0.22 }), size: 15, turn: -90 + streetAngle(placement, sheet, street.u, 0.22) })).join('\n')}
${drawCompass(layout.looks.northAngle)}
${drawScaleBar(sheet)}
<g fill="#fff" stroke="${colours.line}">
${lots.join('\n')}
</g>
</svg>
`
}

type TextPosition = { x: number; y: number; size: number; turn?: number; weight?: number; colour?: string }

function drawText({ es, en }: Localized, { x, y, size, turn = 0, weight = 400, colour }: TextPosition): string {
  const attributes = `x="${round(x)}" y="${round(y)}" font-size="${size}" text-anchor="middle" dominant-baseline="central"${weight === 400 ? '' : ` font-weight="${weight}"`}${turn ? ` transform="rotate(${round(turn)} ${round(x)} ${round(y)})"` : ''}${colour ? ` fill="${colour}"` : ''}`
  if (es === en) return `<text ${attributes}>${es}</text>`
  return `<text lang="es" ${attributes}>${es}</text><text lang="en" display="none" ${attributes}>${en}</text>`
}

/** Returns the SVG path of a line along the coast, `inland` metres from the first lots. */
function coastLine(placement: PlacedLayout, sheet: Sheet, inland: number): string {
  const [first = { x: 0, y: 0 }] = coastPoints(placement, sheet)
  return `M${point({ x: round(first.x + inland * sheet.scale), y: first.y })}l${coastSteps(placement, sheet).map(point).join(' ')}`
}

/** Returns the line from the end of a coast line to the start of a parallel one, which is further inland. */
function lineBack(placement: PlacedLayout, sheet: Sheet, distance: number): string {
  const steps = coastSteps(placement, sheet).map(({ x, y }) => point({ x: -x, y: -y }))
  return `h${round(distance * sheet.scale)}l${steps.reverse().join(' ')}`
}

/** Returns the steps of the coast. All parallel lines have the same steps, so a plan compresses well. */
function coastSteps(placement: PlacedLayout, sheet: Sheet): Dot[] {
  const points = coastPoints(placement, sheet)
  return points.slice(1).map(({ x, y }, index) => ({
    x: round(x - (points[index]?.x ?? 0)),
    y: round(y - (points[index]?.y ?? 0)),
  }))
}

function coastPoints(placement: PlacedLayout, sheet: Sheet): Dot[] {
  const steps = 24
  return Array.from({ length: steps + 1 }, (_, step) => {
    const v = -SHEET.top / sheet.scale + ((placement.length + (2 * SHEET.top) / sheet.scale) * step) / steps
    const { y } = sheet.at({ u: 0, v })
    const inside = Math.min(Math.max(v, 0), placement.length)
    return { x: sheet.at({ u: 0, v: inside }).x, y }
  })
}

/** Returns the angle of a street in degrees, by which its name is rotated. */
function streetAngle(placement: PlacedLayout, sheet: Sheet, u: number, share: number): number {
  const [start, end] = [share - 0.06, share + 0.06].map((part) => sheet.at({ u, v: placement.length * part }))
  if (!start || !end) return 0
  return -(Math.atan2(end.x - start.x, end.y - start.y) * 180) / Math.PI
}

function drawEdge(layout: LotLayout, placement: PlacedLayout, sheet: Sheet): string {
  const { kind, name, walk } = layout.edge
  const metres = (pixels: number) => pixels / sheet.scale
  const [beach, shore] = [-metres(34), -metres(118)]
  const left = (line: string) => `${line}L0,${sheet.height}L0,0Z`
  const middle = sheet.at({ u: 0, v: placement.length * 0.72 })
  const label = drawText(walk, {
    ...sheet.at({ u: -metres(17), v: placement.length * 0.86 }),
    size: 14,
    turn: -90 + streetAngle(placement, sheet, 0, 0.86),
  })
  if (kind === 'country') {
    const rows = Array.from({ length: 14 }, (_, index) => {
      const y = round((sheet.height * (index + 0.5)) / 14)
      return `<path d="M0,${y}H${SHEET.left - 60}" fill="none" stroke="${colours.green}" stroke-width="9"/>`
    })
    return `<path d="${left(coastLine(placement, sheet, beach))}" fill="${colours.field}"/>${rows.join('')}
<path d="${coastLine(placement, sheet, -metres(17))}" fill="none" stroke="${colours.walk}" stroke-width="24"/>
${drawTrees(placement, sheet, -metres(38), 20)}
${label}${drawText(name, { x: 82, y: middle.y, size: 20, turn: -90 })}`
  }
  const waves = [30, 62, 98].map(
    (distance) =>
      `<path d="${coastLine(placement, sheet, shore - metres(distance))}" fill="none" stroke="${colours.wave}" stroke-width="2"/>`,
  )
  const parasols = Array.from({ length: 22 }, (_, index) => {
    const { x, y } = sheet.at({ u: 0, v: (placement.length * (index + 0.5)) / 22 })
    return { x: round(x - 60 - (index % 2) * 26), y }
  })
  return `<path d="${left(coastLine(placement, sheet, shore))}" fill="${colours.sea}"/>${waves.join('')}
<path d="${coastLine(placement, sheet, shore)}${lineBack(placement, sheet, beach - shore)}Z" fill="${colours.sand}"/>
<path d="${coastLine(placement, sheet, shore)}" fill="none" stroke="#fff" stroke-width="6"/>
${drawDots(parasols, 6, colours.grain)}${drawDots(parasols, 4, colours.walk)}
<path d="${coastLine(placement, sheet, -metres(17))}" fill="none" stroke="${colours.walk}" stroke-width="24"/>
${drawTrees(placement, sheet, -metres(2), 30)}
${label}${drawText(name, { x: 40, y: middle.y - 40, size: 20, turn: -90 })}`
}

function drawLand(placement: PlacedLayout, sheet: Sheet): string {
  const { at, height } = sheet
  const right = at({ u: placement.width, v: 0 }).x
  const front = coastLine(placement, sheet, -4 / sheet.scale)
  return `<path d="${front}L${right},${height}L${right},0Z" fill="${colours.ground}"/><path d="${front}" fill="none" stroke="${colours.line}" stroke-width="2"/>`
}

function drawRoadside(layout: LotLayout, placement: PlacedLayout, sheet: Sheet): string {
  const right = sheet.at({ u: placement.width, v: 0 }).x
  const middle = sheet.at({ u: 0, v: (placement.avenue.from + placement.avenue.to) / 2 }).y
  const road = SHEET.width - 46
  const sign = Math.max(layout.gate.es.length, layout.gate.en.length) * 9.5 + 34
  return `<rect x="${right}" y="0" width="30" height="${sheet.height}" fill="${colours.green}"/>
${drawTreeRow(right + 15, sheet.height, 14)}
<rect x="${right}" y="${middle - 26}" width="${SHEET.width - right}" height="52" fill="${colours.ground}"/>
<rect x="${road - 26}" y="0" width="52" height="${sheet.height}" fill="${colours.road}"/>
<path d="M${road},0V${sheet.height}" stroke="#fff" stroke-width="3" stroke-dasharray="18 14"/>
${drawText(layout.road, { x: road - 15, y: sheet.height * 0.24, size: 15, turn: -90 })}
<rect x="${round(road + 32 - sign)}" y="${middle - 17}" width="${round(sign)}" height="34" rx="3"/>${drawText(layout.gate, { x: road + 32 - sign / 2, y: middle, size: 16, weight: 600, colour: '#fff' })}`
}

type Dot = { x: number; y: number }

/** Draws dots as very short lines with round ends, because a hundred circles would make the markup much larger. */
const drawDots = (dots: Dot[], radius: number, colour: string) =>
  `<path d="${dots.map(({ x, y }) => `M${x},${y}h.01`).join('')}" fill="none" stroke="${colour}" stroke-width="${2 * radius}" stroke-linecap="round"/>`

const drawTreeRow = (x: number, height: number, count: number) =>
  drawDots(
    Array.from({ length: count }, (_, index) => ({ x: round(x), y: round((height * (index + 0.5)) / count) })),
    7,
    colours.tree,
  )

function drawTrees(placement: PlacedLayout, sheet: Sheet, inland: number, count: number): string {
  const trees = Array.from({ length: count }, (_, index) => {
    const { x, y } = sheet.at({ u: 0, v: (placement.length * (index + 0.5)) / count })
    return { x: round(x + inland * sheet.scale), y }
  })
  return drawDots(trees, 6, colours.tree)
}

function drawAvenue(layout: LotLayout, placement: PlacedLayout, sheet: Sheet): string {
  const { from, to } = placement.avenue
  const line = (v: number) =>
    Array.from({ length: 16 }, (_, index) => sheet.at({ u: (placement.width * (index + 0.5)) / 16, v }))
  const label = drawText(layout.avenue, { ...sheet.at({ u: placement.width / 2, v: (from + to) / 2 }), size: 16 })
  return `${drawDots([...line(from + 1.6), ...line(to - 1.6)], 5, colours.tree)}${label}`
}

function drawCommon({ kind, corners, middle, name }: PlacedLayout['commons'][number], sheet: Sheet): string {
  const outline = outlineOf(corners, sheet)
  const { x, y } = sheet.at(middle)
  const [first, second, third] = corners.map(sheet.at)
  const [width, height] = [(second?.x ?? 0) - (first?.x ?? 0), (third?.y ?? 0) - (second?.y ?? 0)]
  const label = drawText(name, { x, y: kind === 'pool' ? y + height * 0.36 : y, size: width > 150 ? 16 : 12.5 })
  if (kind === 'pool') {
    const [rx, ry] = [round(width * 0.32), round(height * 0.24)]
    return `<polygon points="${outline}" fill="${colours.walk}"/><ellipse cx="${x}" cy="${round(y - height * 0.08)}" rx="${rx}" ry="${ry}" fill="${colours.water}" stroke="#fff" stroke-width="5"/>${label}`
  }
  if (kind === 'square')
    return `<polygon points="${outline}" fill="${colours.walk}"/><circle cx="${x}" cy="${y}" r="${round(Math.min(width, height) * 0.4)}" fill="none" stroke="${colours.road}" stroke-width="4"/>${label}`
  const plantedTrees = [-0.36, -0.18, 0.18, 0.36].flatMap((across) =>
    [-0.32, 0.32].map((down) => ({ x: round(x + width * across), y: round(y + height * down) })),
  )
  return `<polygon points="${outline}" fill="${colours.green}"/>${drawDots(plantedTrees, 9, colours.tree)}${label}`
}

const drawCompass = (angle: number) =>
  `<g transform="translate(70 84) rotate(${angle})"><path d="M0,-34L10,14L0,7Z"/><path d="M0,-34L-10,14L0,7Z" fill="#fff" stroke="${colours.ink}" stroke-width="1.5"/><text y="-46" font-size="19" font-weight="700" text-anchor="middle" transform="rotate(${-angle} 0 -46)">N</text></g>`

function drawScaleBar({ scale, height }: Sheet): string {
  const tenMetres = round(10 * scale)
  return `<g transform="translate(34 ${height - 40})"><rect width="${tenMetres}" height="6"/><rect x="${tenMetres}" width="${tenMetres}" height="6" fill="#fff" stroke="${colours.ink}"/><g font-size="14" text-anchor="middle"><text y="24">0</text><text x="${tenMetres}" y="24">10</text><text x="${2 * tenMetres}" y="24">20 m</text></g></g>`
}
