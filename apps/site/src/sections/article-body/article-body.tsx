import clsx from 'clsx'
import { Prose, type ProsePart } from '@/components/prose/prose'
import { type Post, RecentPosts } from '@/components/recent-posts/recent-posts'
import type { Locale } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import styles from './article-body.module.css'
import { ShareLinks } from './share-links'

type ArticleBodyProps = {
  locale: Locale
  title: string
  text: ProsePart[]
  /** The article's full address, for those who share it. */
  address: string
  recent: Post[]
}

/** The text on its measure; ways to share it at its left, other headlines at its right. */
export function ArticleBody({ locale, title, text, address, recent }: ArticleBodyProps) {
  const t = translator(locale)
  return (
    <div className={clsx('wrap', styles.articleBody)}>
      <ShareLinks locale={locale} title={title} address={address} />
      <Prose className={styles.text} parts={text} />
      <RecentPosts className={styles.recent} title={t('news.recent')} posts={recent} />
    </div>
  )
}
