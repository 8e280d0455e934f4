import type { ServerProps } from 'payload'
import { localize } from '../../../panel/language/in-language'
import { noteStyle } from '../../languages/note-style'

/** Reminds staff during maintenance, on every page of the panel, that visitors see only the maintenance notice. */
export async function MaintenanceWarning({ payload, user, i18n }: ServerProps) {
  if (!user) return null
  const { on } = await payload.findGlobal({ slug: 'maintenance', depth: 0, select: { on: true } })
  if (!on) return null
  const language = i18n.language
  return (
    <p className="above-page" role="status" style={{ ...noteStyle, margin: undefined }}>
      <strong>
        {localize(language, {
          es: 'El sitio está en mantenimiento: los visitantes ven solo el aviso.',
          en: 'The site is in maintenance: visitors see only the notice.',
        })}
      </strong>{' '}
      <a href={`${payload.config.routes.admin}/globals/maintenance`}>
        {localize(language, { es: 'Ver el ajuste', en: 'Show the setting' })}
      </a>
    </p>
  )
}
