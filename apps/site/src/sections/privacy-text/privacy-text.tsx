import { type Locale, languageTag } from '@app/domain/language/locale'
import clsx from 'clsx'
import { ChevronDown } from 'lucide-react'
import { Icon } from '@/components/icon/icon'
import { Prose, type ProsePart } from '@/components/prose/prose'
import { translator } from '@/i18n/translator'
import styles from './privacy-text.module.css'

type Heading = { id: string; level: number; text: string }

type PrivacyTextProps = {
  locale: Locale
  text: ProsePart[]
  headings: Heading[]
  /** Language of the policy; Spanish if it has not been translated. */
  language: Locale
}

/** Renders the privacy policy with its table of contents, which is collapsed on narrow screens. */
export function PrivacyText({ locale, text, headings, language }: PrivacyTextProps) {
  const t = translator(locale)
  const foreignLanguage = language === locale ? undefined : languageTag[language]
  const chapters = headings.filter(({ level }) => level === 2)
  const contents = <Contents label={t('privacy.contents')} headings={chapters} lang={foreignLanguage} />
  return (
    <div className={clsx('wrap', styles.privacyText)}>
      {chapters.length > 0 && (
        <>
          <details className={styles.fold}>
            <summary>
              {t('privacy.contents')}
              <Icon icon={ChevronDown} />
            </summary>
            {contents}
          </details>
          <div className={styles.side}>{contents}</div>
        </>
      )}
      <div className={styles.text}>
        {foreignLanguage && <p className={styles.foreign}>{t('privacy.onlySpanish')}</p>}
        <Prose parts={text} lang={foreignLanguage} />
      </div>
    </div>
  )
}

function Contents({ label, headings, lang }: { label: string; headings: Heading[]; lang?: string }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.contents} lang={lang}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
