/**
 * Returns the classes of base.css for a focal point, in steps of 5 %. The content security policy forbids style attributes.
 */
export function focalClasses({ x, y }: { x: number; y: number }): string {
  const step = (percent: number) => Math.round(percent / 5) * 5
  return `fx-${step(x)} fy-${step(y)}`
}
