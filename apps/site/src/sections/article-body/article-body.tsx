import type { Locale } from '@app/domain/language/locale'
import clsx from 'clsx'
import { Prose, type ProsePart } from '@/components/prose/prose'
import { type Post, RecentPosts } from '@/components/recent-posts/recent-posts'
import { translator } from '@/i18n/translator'
import styles from './article-body.module.css'
import { ShareLinks } from './share-links'

type ArticleBodyProps = {
  locale: Locale
  title: string
  text: ProsePart[]
  /** Absolute URL of the article for the share links. */
  url: string
  recent: Post[]
}

/** Renders the text of an article, with share links on the left and recent headlines on the right. */
export function ArticleBody({ locale, title, text, url, recent }: ArticleBodyProps) {
  const t = translator(locale)
  return (
    <div className={clsx('wrap', styles.articleBody)}>
      <ShareLinks locale={locale} title={title} url={url} />
      <Prose className={styles.text} parts={text} />
      <RecentPosts className={styles.recent} title={t('news.recent')} posts={recent} />
    </div>
  )
}
