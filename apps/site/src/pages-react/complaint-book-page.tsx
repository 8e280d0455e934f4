import type { ReactNode } from 'react'
import { LanguageProvider } from '@/i18n/language'
import type { Locale } from '@/i18n/locales'
import { ComplaintSheet } from '@/sections/complaint-sheet/complaint-sheet'

type ComplaintBookPageProps = { locale: Locale; complaintForm?: ReactNode; complaintStatus?: ReactNode }

export function ComplaintBookPage({ locale, complaintForm, complaintStatus }: ComplaintBookPageProps) {
  return (
    <LanguageProvider locale={locale}>
      <ComplaintSheet form={complaintForm} status={complaintStatus} />
    </LanguageProvider>
  )
}
