import './recent-posts.css'
import { useId } from 'react'
import type { ArticleView } from '@/content/news'
import { useLanguage } from '@/i18n/language'

/** The latest headlines, beside the list of news and beside every article. */
export function RecentPosts({ articles }: { articles: ArticleView[] }) {
  const { t } = useLanguage()
  const headingId = useId()
  return (
    <aside className="recent" aria-labelledby={headingId}>
      <h2 className="recent__title" id={headingId}>
        {t('news.recent')}
      </h2>
      <ol>
        {articles.map((article) => (
          <li key={article.number}>
            <a href={article.path}>
              <strong>{article.title}</strong>
              <span>{article.dateLabel}</span>
            </a>
          </li>
        ))}
      </ol>
    </aside>
  )
}
