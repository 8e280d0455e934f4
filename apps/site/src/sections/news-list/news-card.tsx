import type { ArticleView } from '@/content/news'
import { useLanguage } from '@/i18n/language'
import { Icon } from '@/ui/icon'
import { Picture } from '@/ui/picture'

/** The whole card is the link, and there is one link in it: "Read more" only shows where it leads. */
export function NewsCard({ article, later }: { article: ArticleView; later: boolean }) {
  const { t } = useLanguage()
  return (
    <li className={`newscard ${later ? 'newscard--later' : ''}`.trim()} data-article={article.category}>
      <div className="newscard__media">
        <Picture image={article.image} span="column" alt="" />
      </div>
      <div className="newscard__body">
        <p className="newscard__meta">
          <b>{article.categoryLabel}</b>
          <span>{article.dateLabel}</span>
        </p>
        <h3>
          <a className="newscard__hit" href={article.path}>
            {article.title}
          </a>
        </h3>
        <p className="newscard__summary">{article.summary}</p>
        <span className="link" aria-hidden="true">
          {t('news.readMore')}
          <Icon name="arrow-right" />
        </span>
      </div>
    </li>
  )
}
