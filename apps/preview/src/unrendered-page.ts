import { escapeMarkup } from '@sillar/domain/markup/escape-markup'
import type { PageFacts } from './page-facts'

/** Without the site's code, which just failed; it asks again by itself, because the next save may repair it. */
export function unrenderedPage(problems: PageFacts['problems']): string {
  const items = problems.map(
    ({ title, sentence }) => `<li>${title ? `${escapeMarkup(title)}: ` : ''}${escapeMarkup(sentence)}</li>`,
  )
  return `<!doctype html>
<html lang="es-PE">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta http-equiv="refresh" content="3" />
    <title>Vista previa</title>
    <style>body { margin: 10vh auto; max-width: 34rem; padding: 0 1.5rem; font: 1rem/1.6 sans-serif; color: #1c284c }</style>
  </head>
  <body>
    <h1>Esta página todavía no se puede mostrar</h1>
    <p>Falta algo en un borrador del que depende. Guárdalo completo y aparecerá aquí.</p>
    <ul>${items.join('')}</ul>
  </body>
</html>
`
}
