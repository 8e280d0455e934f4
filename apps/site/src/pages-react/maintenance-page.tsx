import { maintenanceNotice } from '@/content/maintenance'
import { LanguageProvider } from '@/i18n/language'
import type { Locale } from '@/i18n/locales'
import { Maintenance } from '@/sections/maintenance/maintenance'

export function MaintenancePage({ locale }: { locale: Locale }) {
  const { title, message } = maintenanceNotice(locale)
  return (
    <LanguageProvider locale={locale}>
      <Maintenance title={title} message={message} />
    </LanguageProvider>
  )
}
