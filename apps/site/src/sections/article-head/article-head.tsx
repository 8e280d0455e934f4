import './article-head.css'
import type { ArticleView } from '@/content/news'
import { useLanguage } from '@/i18n/language'
import { Lead } from '@/ui/duo'
import { Icon } from '@/ui/icon'
import { Picture } from '@/ui/picture'

/** Title on stone; the picture below runs off the right edge, with the date on a block let into its corner. */
export function ArticleHead({ article }: { article: ArticleView }) {
  const { t, path } = useLanguage()
  return (
    <header className="article-head">
      <div className="wrap article-head__words">
        <a className="link article-head__back" href={path('news')} data-enhance="back">
          <Icon name="arrow-left" />
          {t('article.back')}
        </a>
        <h1>{article.title}</h1>
        <Lead>{article.summary}</Lead>
      </div>
      <figure className="article-head__media">
        <Picture image={article.image} span="full" hero />
        <figcaption>
          <b>{article.categoryLabel}</b>
          <span>{article.dateLabel}</span>
          <span>{article.author}</span>
        </figcaption>
      </figure>
    </header>
  )
}
