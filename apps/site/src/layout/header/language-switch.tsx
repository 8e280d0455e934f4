import { languageTag, locales } from '@/i18n/locales'
import { pathFor } from '@/i18n/routes'
import { translator } from '@/i18n/translator'
import type { PageFrame } from '../page-frame'
import { languageLink } from './header.hooks'
import styles from './header.module.css'

/** Plain links to this page in each language; the script adds the query and hash the visitor has at the moment. */
export function LanguageSwitch({ frame }: { frame: PageFrame }) {
  const t = translator(frame.locale)
  return (
    <span className={styles.language}>
      {locales.map((language) => (
        <a
          key={language}
          href={pathFor(frame.page, language, frame.params)}
          lang={languageTag[language]}
          hrefLang={languageTag[language]}
          aria-current={language === frame.locale ? 'true' : undefined}
          {...languageLink}
        >
          {language.toUpperCase()}
          <span className="sr">{t(language === 'es' ? 'language.es' : 'language.en')}</span>
        </a>
      ))}
    </span>
  )
}
