import type { AdminViewServerProps } from 'payload'
import { sayTo } from '../../../panel/language/in-language'

/** Shown while there is no account at all, instead of Payload's form, which makes an admin of whoever opens it. */
export function FirstUserView({ initPageResult: { req } }: AdminViewServerProps) {
  return (
    <div>
      <h1>{sayTo(req, { es: 'Todavía no hay ninguna cuenta', en: 'There is no account yet' })}</h1>
      <p>
        {sayTo(req, {
          es: 'Quien administra el servidor invita al primer administrador:',
          en: 'The first administrator is invited with a command on the server:',
        })}
      </p>
      <pre>pnpm --filter @sillar/cms invite nombre@empresa.pe "Nombre" admin</pre>
    </div>
  )
}
