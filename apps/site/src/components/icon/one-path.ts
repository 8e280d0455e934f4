/** The shapes of a lucide icon: the name and the attributes of each SVG element. */
export type IconNode = readonly (readonly [string, Readonly<Record<string, string>>])[]

type Attributes = Readonly<Record<string, string>>

/** The stroke width of an icon (icon.module.css). */
const STROKE_WIDTH = 1.75

/**
 * Joins the outlines of an icon into one path and keeps its filled shapes. All shapes have the same colour, so their
 * order does not matter. An icon whose outlines have different styles is returned unchanged.
 */
export function joinShapes(node: IconNode): IconNode {
  const outlines = node.filter((shape) => !isFilled(shape))
  const parts = outlines.map(([name, attributes]) => pathOf[name]?.(attributes) ?? null)
  if (parts.length === 0 || parts.includes(null) || outlines.some(hasOwnStyle)) return node
  return [['path', { d: parts.join('') }], ...node.filter(isFilled)]
}

/** Returns whether a shape needs its fill. A circle smaller than its stroke does not, because the stroke covers it. */
const isFilled = ([name, { fill, r }]: IconNode[number]) =>
  fill === 'currentColor' && !(name === 'circle' && Number(r) <= STROKE_WIDTH / 2)

// A relative move at the start of a path is absolute, but after another path it would be relative. The pairs after the
// move are relative lines in both cases.
const relativeStart = /^m\s*(-?[\d.]+[\s,]*-?[\d.]+)\s*(?=([-\d.])?)/

const pathOf: Record<string, (attributes: Attributes) => string> = {
  path: ({ d = '' }) => d.replace(relativeStart, (_, start, hasMore) => `M${start}${hasMore ? 'l' : ''}`),
  circle: ({ cx, cy, r }) => ellipsePath(Number(cx), Number(cy), Number(r), Number(r)),
  ellipse: ({ cx, cy, rx, ry }) => ellipsePath(Number(cx), Number(cy), Number(rx), Number(ry)),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points }) => `M${points}`,
  polygon: ({ points }) => `M${points}Z`,
  rect: (attributes) => {
    const [x, y, width, height] = (['x', 'y', 'width', 'height'] as const).map((name) => Number(attributes[name] ?? 0))
    return rectPath({ x, y, width, height, radius: Number(attributes.rx ?? attributes.ry ?? 0) })
  },
}

/** Returns whether a shape has another colour or style than the rest of its icon. */
const hasOwnStyle = ([, attributes]: IconNode[number]) =>
  Object.entries(attributes).some(
    ([name, value]) => /^(fill|stroke|opacity|transform)/.test(name) && !(name === 'fill' && value === 'currentColor'),
  )

const ellipsePath = (cx: number, cy: number, rx: number, ry: number) =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`

type Rect = { x?: number; y?: number; width?: number; height?: number; radius: number }

function rectPath({ x = 0, y = 0, width = 0, height = 0, radius: r }: Rect): string {
  if (r === 0) return `M${x} ${y}h${width}v${height}h${-width}Z`
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  return [
    `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}`,
    `h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}Z`,
  ].join('')
}
