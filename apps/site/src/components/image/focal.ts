/**
 * Returns the classes of a focal point, which is rounded to steps of 5%. The content security policy forbids style
 * attributes.
 */
export function focalClasses({ x, y }: { x: number; y: number }): string {
  const roundToStep = (percent: number) => Math.round(percent / 5) * 5
  return `fx-${roundToStep(x)} fy-${roundToStep(y)}`
}
