import type { Locale } from '@app/domain/language/locale'
import clsx from 'clsx'
import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { ButtonLink } from '@/components/button/button'
import { Heading } from '@/components/heading/heading'
import { Intro } from '@/components/text/text'
import text from '@/components/text/text.module.css'
import { anchors, linkTo } from '@/i18n/anchors'
import { pathFor } from '@/i18n/routes'
import { translator } from '@/i18n/translator'
import styles from './not-found.module.css'

type NotFoundProps = {
  locale: Locale
  articles: { number: number; title: string; path: string; categoryLabel: string }[]
}

/** Explains the error and links to the home page, the contact form and the latest news. */
export function NotFound({ locale, articles }: NotFoundProps) {
  const t = translator(locale)
  const home = pathFor('home', locale)
  const headingId = useId()
  return (
    <div className={clsx('wrap', styles.notFound)}>
      <div className={styles.words}>
        <Heading as="h1" title={t('notFound.title')} titleBold={t('notFound.titleBold')} />
        <Intro>{t('notFound.intro')}</Intro>
        <div className={styles.actions}>
          <ButtonLink href={home} icon={ArrowRight}>
            {t('notFound.home')}
          </ButtonLink>
          <ButtonLink look="line" href={home + linkTo(anchors.contact)}>
            {t('notFound.contact')}
          </ButtonLink>
        </div>
      </div>
      {articles.length > 0 && (
        <section className={styles.news} aria-labelledby={headingId}>
          <h2 id={headingId}>{t('notFound.articles')}</h2>
          <ul>
            {articles.map((article) => (
              <li key={article.number}>
                <span className={text.small}>{article.categoryLabel}</span>
                <h3>
                  <a href={article.path}>{article.title}</a>
                </h3>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
