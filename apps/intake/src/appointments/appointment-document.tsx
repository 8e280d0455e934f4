import { brand } from '@app/brand/brand'
import { type Locale, otherLocale } from '@app/domain/language/locale'
import { pathFor } from '@app/domain/snapshot/page-urls'
import type { ReactNode } from 'react'
import { PageDocument } from '../pages/page-document'
import { PageHeader } from '../pages/page-header'
import { pagePolicy } from '../pages/page-policy'
import { appointmentTexts } from './appointment.messages'
import { style } from './appointment-page.style'
import { knownDetailsScript } from './known-details.script'
import { timeZoneScript } from './time-zone.script'

export const APPOINTMENT_POLICY = pagePolicy(style, 'self')
/** Policy of the booking page, whose script fills in known details or asks the browser for its time zone. */
export const BOOKING_POLICY = pagePolicy(style, 'self', knownDetailsScript, timeZoneScript)

const scripts = { knownDetails: knownDetailsScript, timeZone: timeZoneScript }

type AppointmentDocumentProps = {
  locale: Locale
  title: string
  /** URL of this page in the other language. */
  otherHref: string
  /** The script of the page. Needs `BOOKING_POLICY`. */
  script?: keyof typeof scripts | undefined
  /** True if the appointment place is sample data. The page then starts with the same notice as the site. */
  isDemo?: boolean | undefined
  children: ReactNode
}

/**
 * Renders the frame that all appointment pages share. The pages are rendered per request, because free slots change.
 */
export function AppointmentDocument({
  locale,
  title,
  otherHref,
  script,
  isDemo = false,
  children,
}: AppointmentDocumentProps) {
  const alternateLocale = otherLocale(locale)
  const texts = appointmentTexts[locale]
  return (
    <PageDocument locale={locale} title={`${title} · ${brand.name}`} style={style} script={script && scripts[script]}>
      {isDemo && (
        <p className="sample">
          {texts.sample} <a href={`${pathFor('documents', locale)}#demo`}>{texts.sampleMore}</a>
        </p>
      )}
      <PageHeader locale={locale}>
        <a href={otherHref} lang={alternateLocale} hrefLang={alternateLocale}>
          {texts.otherLanguage}
        </a>
      </PageHeader>
      <main className="wrap">{children}</main>
    </PageDocument>
  )
}
