import { languageTag, locales } from '@app/domain/language/locale'
import { pathFor } from '@/i18n/routes'
import { translator } from '@/i18n/translator'
import type { PageFrame } from '../page-frame'
import { languageLink } from './header.dom'
import styles from './header.module.css'

/** Renders links to the current page in each language. A script adds the query string and the hash on click. */
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
