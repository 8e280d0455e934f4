import './privacy-text.css'
import type { MarkdownHeading } from '@/content/markdown'
import { useLanguage } from '@/i18n/language'
import { type Locale, languageTag } from '@/i18n/locales'
import { Icon } from '@/ui/icon'
import { Prose } from '@/ui/prose'

type PrivacyTextProps = { html: string; headings: MarkdownHeading[]; language: Locale }

/** The policy, with its contents beside it on wide screens and folded above it on the others. */
export function PrivacyText({ html, headings, language }: PrivacyTextProps) {
  const { locale, t } = useLanguage()
  const foreign = language === locale ? undefined : languageTag[language]
  const contents = headings.filter(({ level }) => level === 2)
  return (
    <div className="wrap policy">
      {contents.length > 0 && (
        <>
          <details className="policy__fold">
            <summary>
              {t('privacy.contents')}
              <Icon name="chevron-down" />
            </summary>
            <Contents headings={contents} lang={foreign} />
          </details>
          <div className="policy__side">
            <Contents headings={contents} lang={foreign} />
          </div>
        </>
      )}
      <div className="policy__text">
        {foreign && <p className="policy__foreign">{t('privacy.onlySpanish')}</p>}
        <Prose html={html} lang={foreign} />
      </div>
    </div>
  )
}

function Contents({ headings, lang }: { headings: MarkdownHeading[]; lang?: string }) {
  const { t } = useLanguage()
  return (
    <nav aria-label={t('privacy.contents')}>
      <ul className="policy__contents" lang={lang}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
