import { Calculator, Calendar, LayoutGrid } from 'lucide-react'
import type { ReactNode } from 'react'
import { hidesForForms } from '@/components/form-area/form-area.dom'
import { Icon } from '@/components/icon/icon'
import { pathFor } from '@/i18n/routes'
import { translator } from '@/i18n/translator'
import { appointmentHref } from '@/page-data/appointment-page'
import { allProjectsLink } from '@/page-data/navigation'
import { type PageFrame, projectOf } from '../page-frame'
import styles from './dock.module.css'

/**
 * Renders the bar at the bottom of phones, with the chat as its last item. Above 1024 px only the chat is visible. The
 * bar is as wide as the page, so no text or control is beside it.
 */
export function Dock({ frame, children }: { frame: PageFrame; children: ReactNode }) {
  const { locale, page } = frame
  const t = translator(locale)
  const links = [
    { target: 'projects', icon: LayoutGrid, label: t('dock.projects'), href: allProjectsLink(locale).href },
    { target: 'quote', icon: Calculator, label: t('dock.quote'), href: pathFor('quote', locale) },
    {
      target: 'appointment',
      icon: Calendar,
      label: t('header.visit'),
      href: appointmentHref(projectOf(frame) ?? null, locale),
    },
  ]
  return (
    <div className={styles.dock} {...hidesForForms}>
      {links.map(({ target, icon, label, href }) => (
        <a key={target} className={styles.place} href={href} aria-current={target === page ? 'page' : undefined}>
          <Icon icon={icon} />
          {label}
        </a>
      ))}
      {children}
    </div>
  )
}
