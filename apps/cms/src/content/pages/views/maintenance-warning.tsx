import type { ServerProps } from 'payload'
import { say } from '../../../panel/language/in-language'
import { noteStyle } from '../../languages/note-style'

/** Above the whole panel while visitors see nothing but the notice: nobody forgets it there over the weekend. */
export async function MaintenanceWarning({ payload, user, i18n }: ServerProps) {
  if (!user) return null
  const { on } = await payload.findGlobal({ slug: 'maintenance', depth: 0, select: { on: true } })
  if (!on) return null
  const language = i18n.language
  return (
    <p className="above-page" role="status" style={{ ...noteStyle, margin: undefined }}>
      <strong>
        {say(language, {
          es: 'El sitio está en mantenimiento: los visitantes ven solo el aviso.',
          en: 'The site is in maintenance: visitors see only the notice.',
        })}
      </strong>{' '}
      <a href={`${payload.config.routes.admin}/globals/maintenance`}>
        {say(language, { es: 'Ver el ajuste', en: 'Look at it' })}
      </a>
    </p>
  )
}
