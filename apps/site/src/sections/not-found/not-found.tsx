import './not-found.css'
import { useId } from 'react'
import type { ArticleView } from '@/content/news'
import { useLanguage } from '@/i18n/language'
import { ButtonLink } from '@/ui/button'
import { Duo, Lead } from '@/ui/duo'

/** Says what happened and offers the next step: the home page, a person, the latest news. */
export function NotFound({ articles }: { articles: ArticleView[] }) {
  const { t, path } = useLanguage()
  const headingId = useId()
  return (
    <div className="wrap lost">
      <div className="lost__words">
        <Duo as="h1" title={t('notFound.title')} titleBold={t('notFound.titleBold')} />
        <Lead>{t('notFound.lead')}</Lead>
        <div className="lost__actions">
          <ButtonLink href={path('home')} icon="arrow-right">
            {t('notFound.home')}
          </ButtonLink>
          <ButtonLink look="line" href={`${path('home')}#form-section`}>
            {t('notFound.contact')}
          </ButtonLink>
        </div>
      </div>
      {articles.length > 0 && (
        <section className="lost__news" aria-labelledby={headingId}>
          <h2 id={headingId}>{t('notFound.articles')}</h2>
          <ul>
            {articles.map((article) => (
              <li key={article.number}>
                <span className="small">{article.categoryLabel}</span>
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
