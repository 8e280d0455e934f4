import type { ServerProps } from 'payload'
import { say } from '../spanish/say'

export function CalendarLink({ payload, i18n }: ServerProps) {
  return (
    <a className="nav__link" href={`${payload.config.routes.admin}/calendario`}>
      <span className="nav__link-label">{say(i18n.language, 'Calendar')}</span>
    </a>
  )
}
