import { privacyPolicy } from '@/content/legal'
import { longDay } from '@/i18n/dates'
import { LanguageProvider } from '@/i18n/language'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { PrivacyText } from '@/sections/privacy-text/privacy-text'
import { Lead } from '@/ui/duo'
import { PageHead } from '@/ui/page-head'

export function PrivacyPage({ locale }: { locale: Locale }) {
  const t = translator(locale)
  const { title, titleBold, version, effectiveOn, html, headings, language } = privacyPolicy(locale)
  return (
    <LanguageProvider locale={locale}>
      <PageHead title={title} titleBold={titleBold}>
        <Lead>{t('privacy.version', { version, date: longDay(effectiveOn, locale) })}</Lead>
      </PageHead>
      <PrivacyText html={html} headings={headings} language={language} />
    </LanguageProvider>
  )
}
