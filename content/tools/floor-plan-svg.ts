import { furniturePath } from './floor-plan-furniture'
import type { Door, FloorPlan, Room, RoomKind } from './floor-plan-rooms'

/** All floor plans have the same scale, so visitors can compare them. */
const pixelsPerMetre = 58
const sheet = { width: 960, height: 720 }
const wallWidths = { outer: 0.2, inner: 0.12 }
const ink = { O2: '#10302f', Killa: '#5a2a1c' }
const sheetColour = '#f4f0ea'

/** Labels of the rooms that are large enough for one. */
const roomNames: Partial<Record<RoomKind, { es: string; en: string }>> = {
  living: { es: 'Sala comedor', en: 'Living and dining' },
  kitchen: { es: 'Cocina', en: 'Kitchen' },
  bedroom: { es: 'Dormitorio', en: 'Bedroom' },
}
export const areaOf = ({ width, depth }: { width: number; depth: number }) => Math.round(width * depth * 10) / 10

export function drawFloorPlan(plan: FloorPlan): string {
  const left = Math.round((sheet.width - plan.width * pixelsPerMetre) / 2)
  const top = 112
  const colour = ink[plan.project]
  const title = titleOf(plan)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${sheet.height}" width="${sheet.width}" height="${sheet.height}" role="img" aria-label="${title.es}" font-family="Geologica SM, system-ui, sans-serif" fill="${colour}">
  <rect width="${sheet.width}" height="${sheet.height}" fill="${sheetColour}"/>
  ${drawText(title, { x: 60, y: 58, size: 26, weight: 700 })}
  ${drawText(subtitle(plan), { x: 60, y: 86, size: 17 })}
  <g transform="translate(${left} ${top}) scale(${pixelsPerMetre})">
    <rect width="${plan.width}" height="${plan.depth}" fill="#fff"/>
    <path d="${plan.rooms.map(furniturePath).join('')}" fill="none" stroke="${colour}" stroke-opacity=".55" stroke-width=".025"/>
    ${drawBalcony(plan, colour)}
    <path d="${plan.rooms.map(outlinePath).join('')}" fill="none" stroke="${colour}" stroke-width="${wallWidths.inner}"/>
    <rect width="${plan.width}" height="${plan.depth}" fill="none" stroke="${colour}" stroke-width="${wallWidths.outer}"/>
    ${plan.doors.map((door) => drawDoor(door, colour)).join('')}
    ${drawWindows(plan, colour)}
  </g>
  <g text-anchor="middle">${drawBalconyName(plan, left, top)}${plan.rooms.map((room) => drawLabel(room, left, top)).join('')}</g>
  ${drawScaleBar(colour)}
</svg>
`
}

const titleOf = ({ project, bedrooms }: FloorPlan) => ({
  es: `${project} · ${bedrooms} ${bedrooms === 1 ? 'dormitorio' : 'dormitorios'}`,
  en: `${project} · ${bedrooms} ${bedrooms === 1 ? 'bedroom' : 'bedrooms'}`,
})

const subtitle = (plan: FloorPlan) => ({
  es: `Plano referencial de demostración · ${areaOf(plan)} m² sin balcón`,
  en: `Reference plan for demonstration · ${areaOf(plan)} m² without the balcony`,
})

type TextPosition = { x: number; y: number; size: number; weight?: number }

const drawText = ({ es, en }: { es: string; en: string }, { x, y, size, weight = 400 }: TextPosition) => {
  const attributes = `x="${Math.round(x)}" y="${Math.round(y)}" font-size="${size}" font-weight="${weight}"`
  if (es === en) return `<text ${attributes}>${es}</text>`
  return `<text lang="es" ${attributes}>${es}</text><text lang="en" display="none" ${attributes}>${en}</text>`
}

const outlinePath = ({ x, y, width, depth }: Room) => `M${x} ${y}h${width}v${depth}h${-width}z`

/** Draws a gap in the wall and, for a door with a leaf, the arc of its swing. */
function drawDoor({ x, y, width, along, swing }: Door, colour: string): string {
  const across = wallWidths.outer + 0.02
  const gap =
    along === 'x'
      ? `<rect x="${x}" y="${y - across / 2}" width="${width}" height="${across}" fill="#fff"/>`
      : `<rect x="${x - across / 2}" y="${y}" width="${across}" height="${width}" fill="#fff"/>`
  if (swing === 0) return gap
  const reach = width * swing
  const sweep = (along === 'x') === swing > 0 ? 1 : 0
  const leaf =
    along === 'x'
      ? `M${x} ${y}v${reach}A${width} ${width} 0 0 ${1 - sweep} ${x + width} ${y}`
      : `M${x} ${y}h${reach}A${width} ${width} 0 0 ${1 - sweep} ${x} ${y + width}`
  return `${gap}<path d="${leaf}" fill="none" stroke="${colour}" stroke-width=".03"/>`
}

/** Draws a wide window for each room at the facade, and one in the side wall for other bedrooms. */
function drawWindows({ width, depth, rooms }: FloorPlan, colour: string): string {
  const pane = (x: number, y: number, w: number, h: number) =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#fff" stroke="${colour}" stroke-width=".03"/>`
  return rooms
    .map((room) => {
      if (room.y + room.depth === depth) return pane(room.x + 0.5, depth - 0.1, room.width - 1, 0.2)
      if (room.kind !== 'bedroom') return ''
      return pane(width - 0.1, room.y + 0.7, 0.2, room.depth - 1.6)
    })
    .join('')
}

const drawBalcony = ({ balcony: { x, width, depth: reach }, depth }: FloorPlan, colour: string) =>
  `<rect x="${x}" y="${depth}" width="${width}" height="${reach}" fill="#e6ebdf" stroke="${colour}" stroke-width=".05" stroke-dasharray=".2 .1"/>`

const drawBalconyName = ({ balcony: { x, width, depth: reach }, depth }: FloorPlan, left: number, top: number) =>
  drawText(
    { es: 'Balcón', en: 'Balcony' },
    { x: left + (x + width / 2) * pixelsPerMetre, y: top + (depth + reach / 2) * pixelsPerMetre + 8, size: 14 },
  )

function drawLabel(room: Room, left: number, top: number): string {
  const name = roomNames[room.kind]
  if (!name) return ''
  const position = labelPosition(room)
  const x = left + position.x * pixelsPerMetre
  const y = top + position.y * pixelsPerMetre
  const figure = `${areaOf(room)} m²`
  return (
    drawText(name, { x, y, size: 15, weight: 500 }) + drawText({ es: figure, en: figure }, { x, y: y + 17, size: 13 })
  )
}

/** Returns the position where the name of a room fits between doors and furniture. */
function labelPosition({ kind, x, y, width, depth }: Room) {
  if (kind === 'bedroom' && y === 0) return { x: x + width * 0.62, y: depth - 0.65 }
  if (kind === 'kitchen') return { x: x + width * 0.58, y: y + depth * 0.55 }
  return { x: x + width / 2, y: y + (kind === 'bedroom' ? 1.02 : 0.75) }
}

const drawScaleBar = (colour: string) =>
  `<g transform="translate(60 ${sheet.height - 36})"><path d="M0 -8V0H${pixelsPerMetre * 2}V-8M${pixelsPerMetre} -5V0" fill="none" stroke="${colour}" stroke-width="2"/><text x="${pixelsPerMetre * 2 + 10}" y="2" font-size="14">2 m</text></g>`
