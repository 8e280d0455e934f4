import type { Locale } from '@app/domain/language/locale'
import clsx from 'clsx'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useId, useRef } from 'react'
import { IconButton } from '@/components/button/button'
import { useHydrated } from '@/components/island/use-hydrated'
import { useQueryState } from '@/components/island/use-query-state'
import { NoteRow } from '@/components/note-row/note-row'
import { type Post, RecentPosts } from '@/components/recent-posts/recent-posts'
import { Small } from '@/components/text/text'
import { type Texts, translate } from '@/i18n/translate'
import { CategoryFilter } from './category-filter'
import { type Article, NewsCard } from './news-card'
import { type NewsChoice, pageOf, readChoice, writeChoice } from './news-choice'
import styles from './news-list.module.css'

type NewsListProps = {
  locale: Locale
  texts: Texts<'news'>
  articles: Article[]
  categories: { slug: string; label: string }[]
  recent: Post[]
}

const cardsPerPage = 6

/**
 * Renders one page of all articles or of one category. Visitors without JavaScript see all articles and no controls.
 */
export function NewsList({ locale, texts, articles, categories, recent }: NewsListProps) {
  const t = translate(texts, locale)
  const headingId = useId()
  const isHydrated = useHydrated()
  const section = useRef<HTMLElement>(null)
  const [choice, choose] = useQueryState<NewsChoice>({
    initial: { category: '', page: 1 },
    read: (search) =>
      readChoice(
        search,
        categories.map(({ slug }) => slug),
      ),
    write: (search, next) => writeChoice(search, next, locale),
  })
  const categoryArticles = articles.filter(({ category }) => !choice.category || category === choice.category)
  const { page, pages, from, to, total } = pageOf(categoryArticles.length, cardsPerPage, choice.page)
  // Before hydration, CSS hides all articles except those of the first page.
  const visibleArticles = isHydrated ? categoryArticles.slice(from, to) : articles

  function goToPage(next: number) {
    if (next < 1 || next > pages) return
    choose({ ...choice, page: next })
    section.current?.scrollIntoView({ block: 'start' })
    requestAnimationFrame(() => section.current?.querySelector<HTMLElement>('li a')?.focus({ preventScroll: true }))
  }

  return (
    <section className={clsx('wrap', styles.newsList)} aria-labelledby={headingId} ref={section}>
      <h2 className="sr" id={headingId}>
        {t('news.all')}
      </h2>
      <CategoryFilter
        t={t}
        categories={categories}
        articles={articles}
        chosen={choice.category}
        onChoose={(category) => choose({ category, page: 1 })}
      />
      <div className={styles.grid}>
        <div>
          <ul className={styles.cards}>
            {visibleArticles.map((article, index) => (
              <NewsCard
                key={article.number}
                article={article}
                readMore={t('news.readMore')}
                isLater={!isHydrated && index >= cardsPerPage}
              />
            ))}
          </ul>
          <NoteRow
            className={styles.foot}
            note={<Small role="status">{isHydrated ? t('news.range', { from: from + 1, to, total }) : ''}</Small>}
          >
            <nav className={styles.pager} aria-label={t('news.pages')} hidden={pages === 1}>
              <IconButton
                icon={ArrowLeft}
                label={t('news.newer')}
                round
                aria-disabled={page === 1}
                onClick={() => goToPage(page - 1)}
              />
              <IconButton
                icon={ArrowRight}
                label={t('news.older')}
                round
                aria-disabled={page === pages}
                onClick={() => goToPage(page + 1)}
              />
            </nav>
          </NoteRow>
        </div>
        <RecentPosts className={styles.recent} title={t('news.recent')} posts={recent} />
      </div>
    </section>
  )
}
