import { renderToStaticMarkup } from 'react-dom/server'
import type { PageFacts } from './page-facts'

type Problems = PageFacts['problems']

const style = 'body { margin: 10vh auto; max-width: 34rem; padding: 0 1.5rem; font: 1rem/1.6 sans-serif; color: #222 }'

/**
 * Renders an error page without the code of the site, which just failed. The page reloads itself, because the next save
 * may fix the draft.
 */
function UnrenderedPage({ problems }: { problems: Problems }) {
  return (
    <html lang="es-PE">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta httpEquiv="refresh" content="3" />
        <title>Vista previa</title>
        <style>{style}</style>
      </head>
      <body>
        <h1>Esta página todavía no se puede mostrar</h1>
        <p>Falta algo en un borrador del que depende. Guárdalo completo y aparecerá aquí.</p>
        <ul>
          {problems.map(({ title, sentence }) => (
            <li key={`${title} ${sentence}`}>{title ? `${title}: ${sentence}` : sentence}</li>
          ))}
        </ul>
      </body>
    </html>
  )
}

export const unrenderedPage = (problems: Problems): string =>
  `<!doctype html>\n${renderToStaticMarkup(<UnrenderedPage problems={problems} />)}\n`
