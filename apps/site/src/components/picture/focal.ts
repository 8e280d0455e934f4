/** Steps of 5 %: the classes stand in base.css, because style attributes are refused by the page's policy. */
export function focalClasses({ x, y }: { x: number; y: number }): string {
  const step = (percent: number) => Math.round(percent / 5) * 5
  return `fx-${step(x)} fy-${step(y)}`
}
