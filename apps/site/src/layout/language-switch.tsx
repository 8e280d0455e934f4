import { useLanguage } from '@/i18n/language'
import { languageTag, locales } from '@/i18n/locales'
import { pathFor } from '@/i18n/routes'
import type { PageFrame } from './page-frame'

/** Plain links to this page in each language; the script adds the query and hash the visitor has at the moment. */
export function LanguageSwitch({ frame }: { frame: PageFrame }) {
  const { locale, t } = useLanguage()
  return (
    <span className="lang">
      {locales.map((language) => (
        <a
          key={language}
          href={pathFor(frame.page, language, frame.params)}
          lang={languageTag[language]}
          hrefLang={languageTag[language]}
          aria-current={language === locale ? 'true' : undefined}
          data-language=""
        >
          {language.toUpperCase()}
          <span className="sr">{t(language === 'es' ? 'language.es' : 'language.en')}</span>
        </a>
      ))}
    </span>
  )
}
