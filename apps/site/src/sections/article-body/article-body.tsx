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
  /** The article's absolute URL, for share links. */
  address: string
  recent: Post[]
}

/** The text in a readable line length, with share links on the left and other headlines on the right. */
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
