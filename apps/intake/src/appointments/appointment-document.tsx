import type { ReactNode } from 'react'
import { PageDocument } from '../pages/page-document'
import { BRAND_NAME, PageHeader } from '../pages/page-header'
import { pagePolicy } from '../pages/page-policy'
import { visitTexts } from './appointment.messages'
import { style } from './appointment-page.style'

export const APPOINTMENT_POLICY = pagePolicy(style, 'self')

type AppointmentDocumentProps = {
  locale: 'es' | 'en'
  title: string
  /** The same page in the other language. */
  otherHref: string
  children: ReactNode
}

/** Around every page of an appointment. They are rendered per request, because what is free changes. */
export function AppointmentDocument({ locale, title, otherHref, children }: AppointmentDocumentProps) {
  const other = otherLocale(locale)
  return (
    <PageDocument locale={locale} title={`${title} · ${BRAND_NAME}`} style={style}>
      <PageHeader locale={locale}>
        <a href={otherHref} lang={other} hrefLang={other}>
          {visitTexts[locale].otherLanguage}
        </a>
      </PageHeader>
      <main className="wrap">{children}</main>
    </PageDocument>
  )
}

export const otherLocale = (locale: 'es' | 'en') => (locale === 'es' ? 'en' : 'es')
