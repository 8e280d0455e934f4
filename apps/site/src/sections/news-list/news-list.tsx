import './news-list.css'
import '@/ui/tabs.css'
import { useId } from 'react'
import type { ArticleView, NewsCategoryView } from '@/content/news'
import { useLanguage } from '@/i18n/language'
import { After } from '@/ui/after'
import { IconButton } from '@/ui/button'
import { RecentPosts } from '@/ui/recent-posts'
import { CategoryFilter } from './category-filter'
import { NewsCard } from './news-card'

type NewsListProps = { articles: ArticleView[]; categories: NewsCategoryView[]; recent: ArticleView[] }

/** The spec's limit: at most six cards at a time. The pager leads to the rest. */
const cardsAtOnce = 6

/**
 * All articles stand in the page, and without a script all are shown. The enhancer shows one category and one page of
 * it, and keeps both in the address.
 */
export function NewsList({ articles, categories, recent }: NewsListProps) {
  const { locale, t } = useLanguage()
  const headingId = useId()
  return (
    <section
      className="newslist wrap"
      aria-labelledby={headingId}
      data-enhance="news-list"
      data-size={cardsAtOnce}
      data-locale={locale}
      data-range={t('news.range')}
    >
      <h2 className="sr" id={headingId}>
        {t('news.all')}
      </h2>
      <CategoryFilter categories={categories} articles={articles} />
      <div className="newslist__grid">
        <div className="newslist__main">
          <ul className="newslist__cards">
            {articles.map((article, index) => (
              <NewsCard key={article.number} article={article} later={index >= cardsAtOnce} />
            ))}
          </ul>
          <After note={<p className="small" role="status" data-news="range" />}>
            <nav className="newslist__pager" aria-label={t('news.pages')} data-news="pager">
              <IconButton icon="arrow-left" label={t('news.newer')} round data-news="newer" />
              <IconButton icon="arrow-right" label={t('news.older')} round data-news="older" />
            </nav>
          </After>
        </div>
        <RecentPosts articles={recent} />
      </div>
    </section>
  )
}
