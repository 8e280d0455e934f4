/**
 * Returns the path of a shape with relative coordinates. Lots of the same size then have the same text, which
 * compresses to almost nothing.
 */
export function relativePath(points: string): string {
  const corners = points.split(' ').map((point) => point.split(',').map(Number))
  const steps = corners.slice(1).map(([x = 0, y = 0], index) => {
    const [previousX = 0, previousY = 0] = corners[index] ?? []
    return `${difference(x, previousX)},${difference(y, previousY)}`
  })
  return `M${corners[0]?.join(',')}l${steps.join(' ')}z`
}

/** Subtracts without the rounding errors of floating-point numbers. */
const difference = (a: number, b: number) => Math.round((a - b) * 100) / 100
