import { brand } from '@app/brand/brand'
import { type Locale, otherLocale } from '@app/domain/language/locale'
import type { ReactNode } from 'react'
import { PageDocument } from '../pages/page-document'
import { PageHeader } from '../pages/page-header'
import { pagePolicy } from '../pages/page-policy'
import { appointmentTexts } from './appointment.messages'
import { style } from './appointment-page.style'
import { timeZoneScript } from './time-zone.script'

export const APPOINTMENT_POLICY = pagePolicy(style, 'self')
/** Policy of the pages that may ask the browser for its time zone. */
export const VIDEO_CALL_POLICY = pagePolicy(style, 'self', timeZoneScript)

type AppointmentDocumentProps = {
  locale: Locale
  title: string
  /** URL of this page in the other language. */
  otherHref: string
  /** True if the page needs the time zone of the browser. Needs `VIDEO_CALL_POLICY`. */
  asksTimeZone?: boolean
  children: ReactNode
}

/**
 * Renders the frame that all appointment pages share. The pages are rendered per request, because free slots change.
 */
export function AppointmentDocument({
  locale,
  title,
  otherHref,
  asksTimeZone = false,
  children,
}: AppointmentDocumentProps) {
  const alternateLocale = otherLocale(locale)
  return (
    <PageDocument
      locale={locale}
      title={`${title} · ${brand.name}`}
      style={style}
      script={asksTimeZone ? timeZoneScript : undefined}
    >
      <PageHeader locale={locale}>
        <a href={otherHref} lang={alternateLocale} hrefLang={alternateLocale}>
          {appointmentTexts[locale].otherLanguage}
        </a>
      </PageHeader>
      <main className="wrap">{children}</main>
    </PageDocument>
  )
}
