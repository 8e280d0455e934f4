/** Staff can upload drawings, so one that could act as a program is refused before it stands in a page. */
const active = /<script|<foreignObject|<iframe|<animate|<set\b|\son\w+\s*=|javascript:|(?:xlink:)?href\s*=\s*["'](?!#)/i

export function inertMarkup(markup: string, key: string): string {
  if (active.test(markup)) throw new Error(`The drawing "${key}" holds active content and cannot be shown.`)
  return markup.slice(markup.indexOf('<svg'))
}
