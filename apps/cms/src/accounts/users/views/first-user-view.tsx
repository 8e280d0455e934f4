import type { AdminViewServerProps } from 'payload'
import { localizeFor } from '../../../panel/language/in-language'

/** Replaces Payload's form for the first account, which would make the first person who opens it an administrator. */
export function FirstUserView({ initPageResult: { req } }: AdminViewServerProps) {
  return (
    <div>
      <h1>{localizeFor(req, { es: 'Todavía no hay ninguna cuenta', en: 'There is no account yet' })}</h1>
      <p>
        {localizeFor(req, {
          es: 'Quien administra el servidor invita al primer administrador:',
          en: 'The first administrator is invited with a command on the server:',
        })}
      </p>
      <pre>pnpm --filter @app/cms invite nombre@empresa.pe "Nombre" admin</pre>
    </div>
  )
}
