import type { Room } from './floor-plan-rooms'

/** Returns the path of a rectangle. All furniture of a plan is one path, because pages show several plans. */
const box = (x: number, y: number, width: number, height: number, radius = 0.04) => {
  const r = Math.min(radius, width / 2, height / 2)
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx * r} ${dy * r}`
  const [w, h] = [round2(width - 2 * r), round2(height - 2 * r)]
  return `M${round2(x + r)} ${round2(y)}h${w}${corner(1, 1)}v${h}${corner(-1, 1)}h${-w}${corner(-1, -1)}v${-h}${corner(1, -1)}z`
}
const oval = (x: number, y: number, rx: number, ry: number) =>
  `M${round2(x - rx)} ${round2(y)}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`
const disc = (x: number, y: number, radius: number) => oval(x, y, radius, radius)
const round2 = (metres: number) => Math.round(metres * 100) / 100

/**
 * Returns the path of standard furniture at standard sizes, which conveys the size of a room better than figures.
 */
export function furniturePath(room: Room): string {
  const { x, y, width, depth } = room
  switch (room.kind) {
    case 'bedroom':
      return bedroom(room)
    case 'living':
      return sofa(x + 0.2, y + depth - 2.3) + table(x + width - 1.55, y + 1.35)
    case 'kitchen':
      return kitchen(x + 0.14, y + 0.14, width - 0.28, depth)
    case 'bathroom':
      return bathroom(x + 0.12, y + 0.12, width - 0.24)
    case 'laundry':
      return box(x + 0.14, y + 0.14, 0.6, 0.6) + disc(x + 0.44, y + 0.44, 0.22) + box(x + 0.14, y + 0.8, 0.5, 0.45)
    case 'study':
      return box(x + 0.14, y + 0.14, width - 0.28, 0.55) + box(x + width / 2 - 0.22, y + 0.8, 0.44, 0.42, 0.12)
    case 'hall':
    case 'corridor':
      return ''
  }
}

/** Draws a bed and a wardrobe. The bed is across a wide room, or lengthwise in a narrow one. */
function bedroom({ x, y, width, depth }: Room): string {
  const [right, bottom] = [x + width, y + depth]
  const wardrobe = (top: number, length: number) => box(x + 0.12, top, 0.55, length)
  if (width >= 3.3) return bedAcross(right - 0.15, bottom - 1.35) + wardrobe(bottom - 1.75, 1.6)
  const bedWidth = Math.min(1.5, width - 1.15)
  const left = right - 0.15 - bedWidth
  if (y === 0) return bedAlong(left, 0.14, bedWidth, 'top') + wardrobe(0.14, 1.6)
  return bedAlong(left, bottom - 2.14, bedWidth, 'bottom') + wardrobe(bottom - 1.75, 1.6)
}

const bedAcross = (headRight: number, middle: number) =>
  box(headRight - 2, middle - 0.8, 2, 1.6, 0.08) +
  box(headRight - 0.5, middle - 0.7, 0.38, 0.62, 0.08) +
  box(headRight - 0.5, middle + 0.08, 0.38, 0.62, 0.08) +
  `M${round2(headRight - 0.7)} ${round2(middle - 0.8)}v1.6`

function bedAlong(left: number, top: number, width: number, head: 'top' | 'bottom'): string {
  const pillowTop = head === 'top' ? top + 0.12 : top + 1.5
  const fold = head === 'top' ? top + 0.7 : top + 1.3
  return (
    box(left, top, width, 2, 0.08) +
    box(left + 0.1, pillowTop, width / 2 - 0.15, 0.38, 0.08) +
    box(left + width / 2 + 0.05, pillowTop, width / 2 - 0.15, 0.38, 0.08) +
    `M${round2(left)} ${round2(fold)}h${round2(width)}`
  )
}

const sofa = (x: number, y: number) =>
  box(x, y, 0.9, 2.1, 0.1) + box(x, y, 0.25, 2.1, 0.08) + box(x + 1.3, y + 0.5, 0.6, 1.1, 0.08)

const table = (x: number, y: number) => {
  const chairs = [0.08, 0.72].map(
    (left) => box(x + left, y - 0.42, 0.42, 0.4, 0.1) + box(x + left, y + 0.82, 0.42, 0.4, 0.1),
  )
  return box(x, y, 1.25, 0.8, 0.06) + chairs.join('')
}

const kitchen = (x: number, y: number, width: number, depth: number) =>
  box(x, y, width, 0.6, 0.02) +
  box(x, y + 0.6, 0.6, Math.max(0, depth - 1.6), 0.02) +
  box(x + width * 0.55, y + 0.1, 0.55, 0.4, 0.06) +
  [0.12, 0.38].map((top) => disc(x + 0.18, y + 0.75 + top, 0.09) + disc(x + 0.42, y + 0.75 + top, 0.09)).join('')

const bathroom = (x: number, y: number, width: number) =>
  box(x + width - 0.9, y, 0.9, 0.9, 0.03) +
  `M${round2(x + width - 0.9)} ${round2(y)}l.9 .9M${round2(x + width)} ${round2(y)}l-.9 .9` +
  box(x + 0.05, y, 0.38, 0.2, 0.04) +
  oval(x + 0.24, y + 0.42, 0.19, 0.24) +
  (width < 1.6 ? box(x, y + 0.78, 0.42, 0.42, 0.12) : box(x + 0.5, y, Math.min(0.5, width - 1.45), 0.42, 0.12))
